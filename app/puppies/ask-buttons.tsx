import { MessageSquareText } from "lucide";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as css from "./ask-buttons.css.ts";

interface AskButtonsProps {
	/** Without an address there is no Text button. */
	text: { href: string | undefined; label: string };
	/** Leads to the contact form. */
	ask: { to: string; label: string };
}

/**
 * The Text and Ask buttons. A narrow window offers texting first; a wide one, whose computer may not be
 * able to text, offers the contact form first. Both orders are in the page, and the width of the window
 * decides which one is shown, so that the visual order and the keyboard order always agree.
 */
export function AskButtons({ text, ask }: AskButtonsProps) {
	const icon = <Icon icon={MessageSquareText} />;
	return (
		<>
			{text.href ? (
				<ButtonLink href={text.href} className={css.phone}>
					{icon}
					{text.label}
				</ButtonLink>
			) : null}
			<ButtonLink tone="line" to={ask.to} className={css.phone}>
				{ask.label}
			</ButtonLink>
			<ButtonLink to={ask.to} className={css.desk}>
				{ask.label}
			</ButtonLink>
			{text.href ? (
				<ButtonLink tone="line" href={text.href} className={css.desk}>
					{icon}
					{text.label}
				</ButtonLink>
			) : null}
		</>
	);
}
