import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names.ts";
import { Split } from "~/ui/page/layout.tsx";
import * as css from "./profile-section.css.ts";
import { type SectionId, sectionNames } from "./profile-sections.ts";

interface ProfileSectionProps {
	id: SectionId;
	/** Stands under the title, beside the content. */
	intro?: ReactNode;
	/** The content below the title, over the whole width. */
	full?: boolean;
	children: ReactNode;
}

/** One section of a profile. The pills lead to it, and give it focus. */
export function ProfileSection({ id, intro, full, children }: ProfileSectionProps) {
	const title = (
		<h2 id={`${id}-title`} className={css.title}>
			{sectionNames[id]}
		</h2>
	);
	return (
		<section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={css.section}>
			{full ? (
				<>
					{title}
					{children}
				</>
			) : (
				<Split className={css.split}>
					<div>
						{title}
						{intro}
					</div>
					<div className={classNames(css.content)}>{children}</div>
				</Split>
			)}
		</section>
	);
}
