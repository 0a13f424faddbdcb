/** The frame of every page for whoever is signed in: who may see it, and what stands around it. */
import { href, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { readFlash } from "~/platform/flash.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import type { Route } from "./+types/shell.route";
import { adminSession, requireAdmin } from "./access.server.ts";
import { AdminFrame } from "./frame.tsx";
import { AdminHead, Panel } from "./page.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** The public site's frame stays away. */
export const handle = { shell: { own: true } };

export async function loader({ request, context }: Route.LoaderArgs) {
	return {
		username: adminSession(context).account.username,
		toast: await readFlash(request),
	};
}

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
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<AdminFrame path={pathname} username={loaderData?.username ?? ""}>
			<title>{isMissing ? "Not found (admin)" : "Something went wrong (admin)"}</title>
			<AdminHead title={isMissing ? "There is no such page" : "Something went wrong"} />
			<Panel>
				<p>
					{isMissing
						? "It may have been removed since the link was made."
						: "Nothing was changed. Please try again in a minute."}
				</p>
				<p>
					<ButtonLink href={href("/admin")}>To the dashboard</ButtonLink>
				</p>
			</Panel>
		</AdminFrame>
	);
}
