/** The data in a page that tells load-react.ts which modules to load, and when. */

/** When React is loaded on a page. */
export type HydrationStart =
	/** At once: for pages that are worked with, and pages with a toast, which disappears by itself. */
	| "now"
	/** At the visitor's first interaction. */
	| "act"
	/**
	 * At the first interaction or, at the latest, `after` milliseconds after the page has loaded: for
	 * animations. The time limit applies only if the page has an element that matches `selector` and the
	 * media query `media` matches, and it starts the load only while the page is visible.
	 */
	| { after: number; selector: string; media: string };

/** The id of the element that holds a page's `PageModules` as JSON. */
export const PAGE_MODULES_ID = "page-modules";

/** Whether a route's file is in the folder `admin`; scripts/built-files.mjs uses the same rule. */
export const isAdminRoute = (id: string): boolean => id.startsWith("admin/");

/** The modules that a page needs, and when to load them. */
export interface PageModules {
	start: HydrationStart;
	/** Address of the entry module, which hydrates the page when it is evaluated. */
	entry: string;
	/** Address of React Router's manifest: with all routes in the admin, with the public ones elsewhere. */
	manifest: string;
	/** Addresses of the modules of each matched route, by the route's id. */
	routes: Record<string, string[]>;
	/** Addresses of the modules that those import. They are evaluated first, in this order. */
	imports: string[];
}
