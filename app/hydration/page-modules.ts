/** Where the code of a page is, and when it is loaded: what load-react.ts goes by. */

/** When React is loaded on a page. */
export type HydrationStart =
	/** At once: pages that are for work, and pages with a message that leaves by itself. */
	| "now"
	/** At the visitor's first act. */
	| "act"
	/**
	 * At the first act or, at the latest, so many milliseconds after the page has loaded: for what
	 * moves by itself, where the page has such an element, a media query holds, and it is seen.
	 */
	| { after: number; selector: string; media: string };

/** The id of the element that holds a page's `PageModules` as JSON. */
export const PAGE_MODULES_ID = "page-modules";

/** The admin's routes are those whose files are the admin's; scripts/built-files.mjs tells them likewise. */
export const isAdminRoute = (id: string): boolean => id.startsWith("admin/");

/** Where the code of a page is. */
export interface PageModules {
	start: HydrationStart;
	/** Address of the entry module, which hydrates the page when it is evaluated. */
	entry: string;
	/** Address of React Router's manifest: of all routes in the admin, elsewhere of the public ones. */
	manifest: string;
	/** Addresses of the modules of each matched route, by the route's id. */
	routes: Record<string, string[]>;
	/** Addresses of what those modules import, in the order in which they are evaluated before them. */
	imports: string[];
}
