import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/**
 * Renders an element that needs the router's state, as forms do, as the only route of a site.
 * @param response what the route's action responded with.
 */
export function renderInRoute(element: ReactElement, response?: unknown): string {
	const hydrationData = { actionData: { page: response } };
	const router = createMemoryRouter([{ id: "page", path: "*", element }], { hydrationData });
	return renderToStaticMarkup(<RouterProvider router={router} />);
}
