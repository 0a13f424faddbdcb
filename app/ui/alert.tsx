import { X } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import * as styles from "./alert.css.ts";
import { iconButton } from "./button.css.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./picture/icon.tsx";

interface DismissButtonProps {
	onDismiss: () => void;
	className?: string;
}

/** Dismisses a message. Not rendered without JavaScript, because it would do nothing. */
export function DismissButton({ onDismiss, className }: DismissButtonProps) {
	if (!useHydrated()) return null;
	const dismiss = () => {
		onDismiss();
		// The focused element is removed.
		document.getElementById("main")?.focus({ preventScroll: true });
	};
	return (
		<button
			type="button"
			aria-label="Dismiss"
			onClick={dismiss}
			className={classNames(iconButton, className)}
		>
			<Icon icon={X} />
		</button>
	);
}

interface AlertProps extends Omit<ComponentProps<"div">, "title"> {
	tone: keyof typeof styles.tones;
	title: string;
	/** Shows a button that dismisses the alert. */
	onDismiss?: () => void;
	children?: ReactNode;
}

/** Tells visitors what went wrong or what is worth knowing, and what they can do. */
export function Alert({
	tone,
	title,
	onDismiss,
	role = tone === "plain" ? "status" : "alert",
	className,
	children,
	...rest
}: AlertProps) {
	return (
		<div
			{...rest}
			role={role}
			className={classNames(
				styles.alert,
				styles.tones[tone],
				onDismiss && styles.dismissible,
				className,
			)}
		>
			<h2 className={styles.title}>{title}</h2>
			{children}
			{onDismiss ? <DismissButton onDismiss={onDismiss} className={styles.dismiss} /> : null}
		</div>
	);
}
