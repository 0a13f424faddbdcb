/** The layout route of every page for a signed-in visitor: access control, the frame, error pages. */
import { randomUUID } from "node:crypto";
import { useState } from "react";
import { href, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import type { Todo } from "~/families/waiting-text.ts";
import { LeaveGuards } from "~/forms/leave-guard.tsx";
import { sendForms } from "~/forms/send.ts";
import { loadFailureIn } from "~/layout/failure.tsx";
import { isTransportFailure } from "~/layout/guarded-navigation.ts";
import { PAGE_NOT_LOADED, PageNotLoaded } from "~/layout/navigation-problem.tsx";
import { isSendingPaused } from "~/platform/email/paused.server.ts";
import { readFlash } from "~/platform/forms/flash.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { forgetLists } from "~/puppies/list/list-memory.ts";
import { countTodo } from "~/reports/today.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import type { Route } from "./+types/shell.route";
import { adminSession, requireAdmin } from "./access.server.ts";
import { CurrentTodo } from "./current-todo.ts";
import { EmailButton } from "./dashboard/email-button.tsx";
import { type Entered, enteredIn } from "./entered-values.ts";
import { AdminFrame } from "./frame.tsx";
import * as css from "./page.css.ts";
import { AdminHead, adminMeta, Panel, unlisted } from "./page.tsx";
import { PageKey } from "./submission-key.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Whatever comes of a form, it stays. The cached public list is dropped: the form may have changed a puppy. */
const adminForms: Route.ClientMiddlewareFunction = async ({ request }, next) => {
	if (request.method === "GET") return next();
	try {
		return await sendForms(next);
	} finally {
		forgetLists();
	}
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [adminForms];

/** The most bytes of a form of the admin: room for a puppy's form, the largest of them, with its base. */
const ADMIN_FORM_BYTES = 512 * 1024;

/** Leaves out the public site's frame, and hydrates at once, because these pages are for work. */
export const handle = { shell: { own: true }, hydrate: "now", maxBodyBytes: ADMIN_FORM_BYTES };

export async function loader({ request, context }: Route.LoaderArgs) {
	const session = adminSession(context);
	const [todo, toast] = await Promise.all([optional(countTodo()), readFlash(request)]);
	const isPaused = isSendingPaused();
	return {
		todo,
		username: session.account.username,
		toast,
		isPaused,
		pageKey: randomUUID(),
	};
}

/** Only these pages have no head that says their title. */
export const meta: Route.MetaFunction = ({ error }) =>
	isTransportFailure(error) ? adminMeta(PAGE_NOT_LOADED) : [unlisted];

export default function AdminShell({ loaderData }: Route.ComponentProps) {
	const { pathname } = useLocation();
	const { isPaused, pageKey, ...frame } = loaderData;
	const [published, setPublished] = useState<{ todo: Todo; since: typeof frame.todo }>();
	const todo = published && published.since === frame.todo ? published.todo : frame.todo;
	const publish = (now: Todo) => setPublished({ todo: now, since: frame.todo });
	return (
		<CurrentTodo value={{ todo, publish }}>
			<AdminFrame path={pathname} {...frame} todo={todo}>
				{isPaused ? <SendingPaused /> : null}
				<LeaveGuards>
					<PageKey value={pageKey}>
						<Outlet />
					</PageKey>
				</LeaveGuards>
			</AdminFrame>
		</CurrentTodo>
	);
}

/** An error of a child route is shown inside the layout, so that the navigation stays usable. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const { pathname, search } = useLocation();
	const failure = loadFailureIn(error);
	return (
		<AdminFrame path={pathname} username={loaderData?.username ?? ""}>
			{failure !== undefined ? (
				<>
					<AdminHead title={explanation(error).title} />
					<Alert tone="bad" title={failure}>
						<Actions>
							<ButtonLink tone="night" small to={pathname + search}>
								Try Again
							</ButtonLink>
						</Actions>
					</Alert>
				</>
			) : isTransportFailure(error) ? (
				<PageNotLoaded />
			) : (
				<Explanation error={error} />
			)}
		</AdminFrame>
	);
}

function Explanation({ error }: { error: unknown }) {
	const { title, message } = explanation(error);
	const entered = enteredIn(error) ?? [];
	return (
		<>
			<AdminHead title={title} />
			<Panel>
				<p>{message}</p>
				{entered.length > 0 ? <EnteredValues values={entered} /> : null}
				<p className={css.under}>
					<ButtonLink to={href("/admin")}>Back to Today</ButtonLink>
				</p>
			</Panel>
		</>
	);
}

/** Shows everything that was entered in a form that can no longer be saved. */
function EnteredValues({ values }: { values: Entered }) {
	return (
		<dl className={css.entered}>
			{values.map(({ label, text }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd dir="auto">{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** Explains an error to the user. Details of the error are left out; they are in the log. */
function explanation(error: unknown) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (enteredIn(error)) {
		return {
			title: "This was deleted in the meantime",
			message:
				"Somebody else deleted it after you opened it, so nothing was saved. If it is in a trash, you can take it back there. Here is what you wrote, so that you can copy it.",
		};
	}
	if (status === 404) {
		return {
			title: "There is no such page",
			message: "It may have been removed since the link was made.",
		};
	}
	if (status < 500) {
		return {
			title: "That can't be done here",
			message: "Nothing was changed. Please go back, load the page again and try once more.",
		};
	}
	return {
		title: "Something went wrong",
		message:
			"It is the site's fault, not yours. If you were saving something, please check whether it was saved before you send it again.",
	};
}

/** Says on every page of the admin that a restored copy sends no email, with the button to let it. */
const SendingPaused = () => (
	<Alert tone="warn" title="Sending is paused" className={css.notice}>
		<p>
			This site was restored from a backup, so it sends no email. What is written waits here. If
			this is your real site, let it send: emails that waited when the backup was made go out then,
			even if families got them since.
		</p>
		<EmailButton intent="resume">Send emails again</EmailButton>
	</Alert>
);
