import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { isPageShown } from "~/business/hidden-pages.ts";
import * as styles from "./button.css.ts";
import { classNames } from "./class-names.ts";
import { AnyLink, type AnyLinkProps } from "./link.tsx";
import { Icon } from "./picture/icon.tsx";
import { visuallyHidden } from "./theme/text.css.ts";

/**
 * A link such as "Learn More →". `about` names its subject for screen readers, which may read the link
 * out of context.
 */
export function ArrowLink({
	about,
	children = "Learn More",
	className,
	...link
}: AnyLinkProps & { about?: string }) {
	return (
		<AnyLink {...link} className={classNames(styles.arrowLink, className)}>
			<span>
				{children}
				{about ? <span className={visuallyHidden}>: {about}</span> : null}
			</span>
			<Icon icon={ArrowRight} className={styles.arrowIcon} />
		</AnyLink>
	);
}

interface PageLinkProps {
	to: string;
	children: ReactNode;
}

/** A link to a page that the trainer can hide. Renders nothing while the page is hidden. */
export function PageLink({ to, children }: PageLinkProps) {
	return isPageShown(to) ? <ArrowLink to={to}>{children}</ArrowLink> : null;
}
