import { MessageSquareText } from "lucide";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as css from "./ask-buttons.css.ts";

interface AskButtonsProps {
	/** Opens a text message. Without an address there is no Text button. */
	text: string | undefined;
	/** Leads to the contact form. */
	ask: string;
	/** Ends both labels: whom to text and ask, or about which puppy. */
	whom: string;
}

/**
 * The Text and Ask buttons. A narrow window offers texting first; a wide one, whose computer may not be
 * able to text, offers the contact form first. Both orders are in the page, and the width of the window
 * decides which one is shown, so that the visual order and the keyboard order always agree.
 */
export function AskButtons({ text, ask, whom }: AskButtonsProps) {
	const icon = <Icon icon={MessageSquareText} />;
	return (
		<>
			{text ? (
				<ButtonLink href={text} className={css.phone}>
					{icon}
					{`Text ${whom}`}
				</ButtonLink>
			) : null}
			<ButtonLink tone="line" to={ask} className={css.phone}>
				{`Ask ${whom}`}
			</ButtonLink>
			<ButtonLink to={ask} className={css.desk}>
				{`Ask ${whom}`}
			</ButtonLink>
			{text ? (
				<ButtonLink tone="line" href={text} className={css.desk}>
					{icon}
					{`Text ${whom}`}
				</ButtonLink>
			) : null}
		</>
	);
}
