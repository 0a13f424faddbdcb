import type { ReactNode } from "react";
import { isPageShown } from "~/business/hidden-pages.ts";
import { ArrowLink } from "./arrow-link.tsx";

interface PageLinkProps {
	to: string;
	children: ReactNode;
}

/** A link to a page that the trainer can hide. Renders nothing while the page is hidden. */
export function PageLink({ to, children }: PageLinkProps) {
	return isPageShown(to) ? <ArrowLink to={to}>{children}</ArrowLink> : null;
}
