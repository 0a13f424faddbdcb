import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

/** The markup of an element whose links need a router around them. */
export const renderMarkup = (element: ReactNode): string =>
	renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
