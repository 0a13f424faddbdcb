/** Decides which targets a link that the trainer writes may have. */

/** A target outside the site: a website, an email address or a phone number. */
const elsewhere =
	/^(https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().\s-]{3,}(;ext=\d+)?|sms:\+?[\d().\s-]{3,})$/i;

/** A path on this site: it starts with one slash and can't be taken for another site by a browser. */
const ownPage = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a page may link to a target. A link to any other, such as `javascript:`, is shown as plain text. */
export const isLinkTarget = (target: string): boolean =>
	elsewhere.test(target) || ownPage.test(target);

/** The path of a link to a page of the site, without query and fragment; undefined for other links. */
export function pathOfLink(target: string): string | undefined {
	if (!ownPage.test(target)) return undefined;
	const [path = ""] = target.split(/[?#]/);
	return path.replace(/\/+$/, "") || "/";
}

const shortened = (target: string) => (target.length > 60 ? `${target.slice(0, 60)}…` : target);

/** The message for what is wrong with a link, if anything. `isPage` tells whether there is a page at a path. */
export function linkProblem(target: string, isPage: (path: string) => boolean): string | undefined {
	if (!target) return "One of the links has no address. Please write it in the parentheses.";
	if (!isLinkTarget(target)) {
		return `One of the links leads to “${shortened(target)}”, which is not a valid address. Please begin it with https:// or, for a page of this site, with a slash.`;
	}
	const path = pathOfLink(target);
	if (path !== undefined && !isPage(path)) {
		return `One of the links leads to “${shortened(target)}”, but visitors won’t find a page there. The address may be misspelled, or the page may be hidden or still a draft.`;
	}
	return undefined;
}
