import type { ReactNode } from "react";
import { isPageShown } from "~/business/hidden-pages.ts";
import { ArrowLink } from "./arrow-link.tsx";

interface PageLinkProps {
	to: string;
	children: ReactNode;
}

/** The way to a page that the trainer may have hidden; then it is nothing. */
export function PageLink({ to, children }: PageLinkProps) {
	return isPageShown(to) ? <ArrowLink to={to}>{children}</ArrowLink> : null;
}
