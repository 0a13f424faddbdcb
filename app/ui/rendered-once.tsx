import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const known = new Map<string, string>();

/** While developing, what is changed shows at once. */
function markupOf(of: string, content: () => ReactElement): string {
	const kept = import.meta.env.DEV ? undefined : known.get(of);
	if (kept !== undefined) return kept;
	const markup = renderToStaticMarkup(content());
	known.set(of, markup);
	return markup;
}

interface RenderedOnceProps {
	as: "div" | "footer" | "nav" | "dialog";
	/** Says all that the content depends on; few values, as each is kept as long as the process. */
	of: string;
	/** What stands in it. No context reaches it from outside. */
	children: () => ReactElement;
	className?: string;
	[attribute: `aria-${string}` | `data-${string}`]: string;
}

/**
 * An element whose content is the same on page after page: the frame around every page is two
 * thirds of its elements, and rendering those again took a fifth of the time of a page.
 */
export function RenderedOnce({ as: Element, of, children, ...attributes }: RenderedOnceProps) {
	return (
		<Element
			{...attributes}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: made by React itself, above
			dangerouslySetInnerHTML={{ __html: markupOf(of, children) }}
		/>
	);
}
