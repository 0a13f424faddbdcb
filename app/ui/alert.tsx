import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import * as styles from "./alert.css.ts";
import { classNames } from "./class-names.ts";
import { focusMain } from "./focus.client.ts";
import { Icon } from "./icon.tsx";
import { iconButton } from "./icon-button.css.ts";

interface AlertProps extends Omit<ComponentProps<"div">, "title"> {
	tone: keyof typeof styles.tones;
	title: string;
	/** A button takes it away; without JavaScript there is none. */
	dismissible?: boolean;
	children?: ReactNode;
}

/** What went wrong or is worth knowing, and what to do. */
export function Alert({
	tone,
	title,
	dismissible,
	role = tone === "plain" ? "status" : "alert",
	className,
	children,
	...rest
}: AlertProps) {
	const isHydrated = useHydrated();
	const [isDismissed, setIsDismissed] = useState(false);
	if (isDismissed) return null;
	const dismiss = () => {
		setIsDismissed(true);
		focusMain();
	};
	return (
		<div
			{...rest}
			role={role}
			data-alert=""
			className={classNames(
				styles.alert,
				styles.tones[tone],
				dismissible && styles.dismissible,
				className,
			)}
		>
			<h2 className={styles.title}>{title}</h2>
			{children}
			{dismissible ? (
				<button
					type="button"
					aria-label="Dismiss"
					hidden={!isHydrated}
					onClick={dismiss}
					className={classNames(iconButton, styles.dismiss)}
				>
					<Icon of={X} />
				</button>
			) : null}
		</div>
	);
}
