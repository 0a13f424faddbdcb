/** The frame of every page for whoever is signed in: who may see it, and what stands around it. */
import { href, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { readFlash } from "~/platform/flash.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import type { Route } from "./+types/shell.route";
import { adminSession, requireAdmin } from "./access.server.ts";
import { AdminFrame } from "./frame.tsx";
import * as css from "./page.css.ts";
import { AdminHead, adminMeta, Panel } from "./page.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** The public site's frame stays away, and React comes at once: these pages are for work. */
export const handle = { shell: { own: true }, hydrate: "now" };

export async function loader({ request, context }: Route.LoaderArgs) {
	return {
		username: adminSession(context).account.username,
		toast: await readFlash(request),
	};
}

/** Pages say what is theirs; this is for one that could not be made. */
export const meta: Route.MetaFunction = ({ error }) =>
	error ? adminMeta(explanation(error).title) : [];

export default function AdminShell({ loaderData }: Route.ComponentProps) {
	const { pathname } = useLocation();
	return (
		<AdminFrame path={pathname} {...loaderData}>
			<Outlet />
		</AdminFrame>
	);
}

/** What went wrong below is said inside the frame, so that the other places stay in reach. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const { pathname } = useLocation();
	const { title, words } = explanation(error);
	return (
		<AdminFrame path={pathname} username={loaderData?.username ?? ""}>
			<AdminHead title={title} />
			<Panel>
				<p>{words}</p>
				<p className={css.wayOn}>
					<ButtonLink href={href("/admin")}>To the dashboard</ButtonLink>
				</p>
			</Panel>
		</AdminFrame>
	);
}

/** In words for the person; nothing of the error itself, which the log has. */
function explanation(error: unknown) {
	const status = isRouteErrorResponse(error) ? error.status : 500;
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
