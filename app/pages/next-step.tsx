import { ButtonLink } from "~/ui/button.tsx";
import * as styles from "./next-step.css.ts";

interface NextStepProps {
	words: string;
	action: { href: string; label: string };
}

/** The end of a page: what comes next, and the button that goes there. */
export function NextStep({ words, action }: NextStepProps) {
	return (
		<div className={styles.step}>
			<p className={styles.words}>{words}</p>
			<ButtonLink to={action.href}>{action.label}</ButtonLink>
		</div>
	);
}
