import type { ReactNode } from "react";
import { Split } from "~/ui/page/layout.tsx";
import { type SectionId, sectionNames } from "./profile-sections.ts";
import * as css from "./sections.css.ts";

interface ProfileSectionProps {
	id: SectionId;
	/** Shown under the title, next to the content. */
	intro?: ReactNode;
	/** Puts the content below the title, at full width. */
	full?: boolean;
	children: ReactNode;
}

/** One section of a profile. The pills link to it and move the focus to it. */
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
					<div>{children}</div>
				</Split>
			)}
		</section>
	);
}

/** Paragraphs of the trainer's, each in the direction of its own writing. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) =>
	paragraphs.map((paragraph) => (
		<p key={paragraph} dir="auto">
			{paragraph}
		</p>
	));
