import { href } from "react-router";
import { siteText } from "~/business/site-texts.ts";
import { ButtonLink } from "~/ui/button.tsx";
import * as styles from "./next-step.css.ts";

interface NextStepProps {
	text: string;
	action: { href: string; label: string };
}

/** The button to the puppies, with the label that it has everywhere. */
export const toPuppies = () => ({
	href: href("/trained-puppies-for-sale"),
	label: siteText("puppies-button"),
});

export const toContact = () => ({ href: href("/contact-us"), label: siteText("contact-button") });

/** The end of a page: what comes next, and a button that leads there. */
export function NextStep({ text, action }: NextStepProps) {
	return (
		<div className={styles.step}>
			<p className={styles.text}>{text}</p>
			<ButtonLink to={action.href}>{action.label}</ButtonLink>
		</div>
	);
}
