import { href } from "react-router";
import { siteWord } from "~/business/site-words.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./next-step.css.ts";

interface NextStepProps {
	words: string;
	action: { href: string; label: string };
	/** Instead of the space above it. */
	className?: string;
}

/** To the puppies, as the button is called everywhere. */
export const toPuppies = () => ({
	href: href("/trained-puppies-for-sale"),
	label: siteWord("puppies-button"),
});

export const toContact = () => ({ href: href("/contact-us"), label: siteWord("contact-button") });

/** The end of a page: what comes next, and the button that goes there. */
export function NextStep({ words, action, className = styles.spaced }: NextStepProps) {
	return (
		<div className={classNames(styles.step, className)}>
			<p className={styles.words}>{words}</p>
			<ButtonLink to={action.href}>{action.label}</ButtonLink>
		</div>
	);
}
