import { Check, X } from "lucide-react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { iconButton } from "../ui/icon-button.css.ts";
import * as styles from "./toasts.css.ts";

/** A message shown once after a form was sent. */
export interface Toast {
	message: string;
	/** Below 400 something went well. */
	statusCode: number;
}

export function Toasts({ toast }: { toast?: Toast }) {
	if (!toast) return null;
	const isGood = toast.statusCode < 400;
	return (
		<div className={styles.corner}>
			<div data-toast="" className={classNames(styles.toast, isGood ? styles.good : styles.bad)}>
				<span className={styles.sign}>
					<Icon of={isGood ? Check : X} />
				</span>
				<span role={isGood ? "status" : "alert"} data-toast-message="">
					{toast.message}
				</span>
				<button type="button" aria-label="Dismiss" data-dismiss="" hidden className={iconButton}>
					<Icon of={X} />
				</button>
			</div>
		</div>
	);
}
