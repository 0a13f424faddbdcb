/** Components that contain links need a router around them, also in a test. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** What React renders on the server, without anything for hydration. */
export const renderMarkup = (element: ReactElement): string =>
	renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
