/** The frame of every page for a signed-in visitor: who may see it, and what stands around it. */
import { href, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { countTodo } from "~/families/today.server.ts";
import { LeaveGuards } from "~/forms/leave-guard.tsx";
import { words as typedWords } from "~/forms/two-editors.css.ts";
import { UnsavedForm } from "~/forms/unsaved-form.tsx";
import { PAGE_NOT_LOADED, PageNotLoaded } from "~/layout/navigation-problem.tsx";
import { isTransportFailure } from "~/layout/transport-failure.ts";
import { readFlash } from "~/platform/forms/flash.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { forgetLists } from "~/puppies/list/list-memory.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import type { Route } from "./+types/shell.route";
import { adminSession, requireAdmin } from "./access.server.ts";
import { AdminFrame } from "./frame.tsx";
import { discardAddress } from "./leave-button.tsx";
import * as css from "./page.css.ts";
import { AdminHead, adminMeta, Panel } from "./page.tsx";
import { type Typed, typedIn } from "./typed-back.ts";
import { unsavedOn } from "./unsaved.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** After a form that may have changed a puppy, the public list is fetched again. */
const forgetPuppyLists: Route.ClientMiddlewareFunction = async ({ request }, next) => {
	try {
		await next();
	} finally {
		if (request.method !== "GET") forgetLists();
	}
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [forgetPuppyLists];

/** Bytes of a puppy's form, the largest of the admin. */
const FORM_BYTES = 512 * 1024;

/** The public site's frame stays away, and React comes at once: these pages are for work. */
export const handle = { shell: { own: true }, hydrate: "now", maxBodyBytes: FORM_BYTES };

/** What waits for the trainer; a page is not lost because it can't be counted. */
const todoCount = () =>
	countTodo().catch((error: unknown) => {
		log.error({ err: error }, "what waits for the trainer could not be counted");
		return undefined;
	});

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const session = adminSession(context);
	const [todo, toast, unsaved] = await Promise.all([
		todoCount(),
		readFlash(request),
		unsavedOn(request, session, url.pathname),
	]);
	return { todo, username: session.account.username, toast, unsaved };
}

/** Pages say what is theirs; this is for one that could not be made. */
export const meta: Route.MetaFunction = ({ error }) => (error ? adminMeta(titleOf(error)) : []);

const titleOf = (error: unknown) =>
	isTransportFailure(error) ? PAGE_NOT_LOADED : explanation(error).title;

export default function AdminShell({ loaderData }: Route.ComponentProps) {
	const { pathname, search } = useLocation();
	const { unsaved: form, ...frame } = loaderData;
	const unsaved = form && { form, discardAction: discardAddress(pathname + search) };
	return (
		<AdminFrame path={pathname} {...frame}>
			<UnsavedForm value={unsaved}>
				<LeaveGuards>
					<Outlet />
				</LeaveGuards>
			</UnsavedForm>
		</AdminFrame>
	);
}

/** An error of a child route is shown inside the layout, so that the navigation stays usable. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const { pathname, search } = useLocation();
	const failure = failureIn(error);
	if (failure !== undefined) {
		return (
			<AdminFrame path={pathname} username={loaderData?.username ?? ""}>
				<AdminHead title={explanation(error).title} />
				<Alert tone="bad" title={failure}>
					<Actions>
						<ButtonLink tone="night" small to={pathname + search}>
							Try Again
						</ButtonLink>
					</Actions>
				</Alert>
			</AdminFrame>
		);
	}
	return (
		<AdminFrame path={pathname} username={loaderData?.username ?? ""}>
			{isTransportFailure(error) ? <PageNotLoaded /> : <Explanation error={error} />}
		</AdminFrame>
	);
}

function Explanation({ error }: { error: unknown }) {
	const { title, words } = explanation(error);
	const typed = typedIn(error) ?? [];
	return (
		<>
			<AdminHead title={title} />
			<Panel>
				<p>{words}</p>
				{typed.length > 0 ? <TypedBack typed={typed} /> : null}
				<p className={css.wayOn}>
					<ButtonLink to={href("/admin")}>To the first page</ButtonLink>
				</p>
			</Panel>
		</>
	);
}

/** Everything that was typed in a form that can't be saved any more. */
function TypedBack({ typed }: { typed: Typed }) {
	return (
		<dl className={typedWords}>
			{typed.map(({ label, text }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd dir="auto">{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** What a loader says has failed (failures.server.ts). */
function failureIn(error: unknown): string | undefined {
	const { data } = isRouteErrorResponse(error) ? error : { data: undefined };
	const isFailure = typeof data === "object" && data !== null && "failure" in data;
	return isFailure && typeof data.failure === "string" ? data.failure : undefined;
}

/** In words for the person; nothing of the error itself, which the log has. */
function explanation(error: unknown) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (typedIn(error)) {
		return {
			title: "This was deleted meanwhile",
			words:
				"Somebody else deleted it since you opened it, so nothing was saved. What lies in a trash can be taken back in its list. Below is what you wrote, to be copied.",
		};
	}
	if (status === 404) {
		return {
			title: "There is no such page",
			words: "It may have been removed since the link was made.",
		};
	}
	if (status < 500) {
		return {
			title: "That can't be done here",
			words: "Nothing was changed. Please go back, load the page again and try once more.",
		};
	}
	return {
		title: "Something went wrong",
		words:
			"It is the site's fault, not yours. If you were saving, please check whether what you wrote is there before you send it again.",
	};
}
