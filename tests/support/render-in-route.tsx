import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

/** Markup of what needs the router's state, as forms do, as the only route of a site. */
export function renderInRoute(element: ReactElement): string {
	const Site = createRoutesStub([{ path: "*", Component: () => element }]);
	return renderToStaticMarkup(<Site />);
}
