/** Renders components that contain links, which need a router around them even in a test. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** Renders what React would render on the server, without attributes for hydration. */
export const renderMarkup = (element: ReactElement): string =>
	renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
