import { MessageSquareText } from "lucide";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as css from "./ask-buttons.css.ts";

interface AskButtonsProps {
	text: { href: string; words: string };
	/** Leads to the contact form. */
	ask: { to: string; words: string };
}

/**
 * Text and Ask. On a phone one texts first; at a desk, which may not be able to, one writes. Each
 * has its own order in the page, for eyes and keyboard alike, and a window shows one of them.
 */
export function AskButtons({ text, ask }: AskButtonsProps) {
	const icon = <Icon of={MessageSquareText} />;
	return (
		<>
			<ButtonLink href={text.href} className={css.phone}>
				{icon}
				{text.words}
			</ButtonLink>
			<ButtonLink tone="line" to={ask.to} className={css.phone}>
				{ask.words}
			</ButtonLink>
			<ButtonLink to={ask.to} className={css.desk}>
				{ask.words}
			</ButtonLink>
			<ButtonLink tone="line" href={text.href} className={css.desk}>
				{icon}
				{text.words}
			</ButtonLink>
		</>
	);
}
