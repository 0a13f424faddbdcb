import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders an element that needs the router's state, as forms do, as the only route of a site. */
export function renderInRoute(element: ReactElement): string {
	const router = createMemoryRouter([{ path: "*", element }]);
	return renderToStaticMarkup(<RouterProvider router={router} />);
}
