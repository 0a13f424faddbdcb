/** Where a link that the trainer writes may lead. */

/** Of a link to another place than a page of the site. */
const elsewhere =
	/^(https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|(tel|sms):\+?[\d().\s-]{3,})$/i;

/** A page of the site: one slash, and nothing that a browser would read as another site. */
const ownPage = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a page may have a link to it: everything else, such as `javascript:`, stays words. */
export const isLinkTarget = (target: string): boolean =>
	elsewhere.test(target) || ownPage.test(target);

/** The page of the site that a link leads to, without query and section; undefined for another place. */
export function pathOfLink(target: string): string | undefined {
	if (!ownPage.test(target)) return undefined;
	const [path = ""] = target.split(/[?#]/);
	return path.replace(/\/+$/, "") || "/";
}

const shortened = (target: string) => (target.length > 60 ? `${target.slice(0, 60)}…` : target);

/** What is wrong with a link, in words; `isPage` says whether the site has a page at a path. */
export function linkProblem(target: string, isPage: (path: string) => boolean): string | undefined {
	if (!target) return "A link leads nowhere. Please write its address into the round brackets.";
	if (!isLinkTarget(target)) {
		return `A link leads to “${shortened(target)}”, which is no address a page can have. Please begin it with https:// or, for a page of this site, with a slash.`;
	}
	const path = pathOfLink(target);
	if (path !== undefined && !isPage(path)) {
		return `A link leads to “${shortened(target)}”, and visitors find no page there: it is misspelled, a draft or hidden.`;
	}
	return undefined;
}
