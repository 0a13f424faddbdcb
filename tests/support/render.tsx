/** Renders a component as the server does, for tests that look at its HTML. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** The element's HTML; its links find the router that they need. */
export const renderMarkup = (element: ReactNode): string =>
	renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
