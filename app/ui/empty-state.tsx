import { ButtonLink } from "./button.tsx";
import * as styles from "./empty-state.css.ts";
import { Scene } from "./scene.tsx";
import scenery from "./scenery/empty.svg";

interface EmptyStateProps {
	message: string;
	action: { href: string; label: string };
}

/** The lit house at the end of the trail: nothing is here yet, and what to do meanwhile. */
export function EmptyState({ message, action }: EmptyStateProps) {
	return (
		<div role="status" className={styles.empty}>
			<Scene src={scenery} className={styles.scene} />
			<p className={styles.message}>{message}</p>
			<ButtonLink to={action.href}>{action.label}</ButtonLink>
		</div>
	);
}
