/** The methods that an address answers, for its Allow header. */
import type { ServerBuild } from "react-router";
import { routeFinder } from "~/platform/http/route-tree.server.ts";

const READ = "GET, HEAD, OPTIONS";
const READ_AND_SEND = "GET, HEAD, POST, OPTIONS";

/** A function from a path to what may be done there: forms are sent where a route has an action. */
export function allowedMethods({ routes }: ServerBuild): (pathname: string) => string {
	const routeAt = routeFinder(routes);
	return (pathname) => {
		const id = routeAt(pathname.replace(/\.data$/, ""));
		return id !== undefined && routes[id]?.module.action ? READ_AND_SEND : READ;
	};
}
