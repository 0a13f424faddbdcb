import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * A link to a page of this site: once the page is hydrated, React Router shows the next page in
 * place, fetched when the visitor is about to follow the link. Before that, and without
 * JavaScript, it is the browser's own link. Files and other sites take a plain `<a>`.
 */
export function Link({
	prefetch = "intent",
	viewTransition = true,
	discover = "none",
	...props
}: LinkProps) {
	return (
		<RouterLink
			{...props}
			prefetch={prefetch}
			viewTransition={viewTransition}
			// Every route is known from the start (react-router.config.ts).
			discover={discover}
		/>
	);
}
