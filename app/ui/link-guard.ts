/** What layout/guarded-navigation.ts, which knows the router, does for links. Empty until a page is hydrated. */
export const linkGuard: {
	/** Keeps a link from being followed in place; returns whether it did. */
	stops?: (link: HTMLAnchorElement) => boolean;
	/** Loads the code of the page at a path; resolves with false if that fails. */
	canLoadCode?: (pathname: string) => Promise<boolean>;
} = {};
