import { X } from "lucide";
import { type ComponentProps, type ReactNode, useState } from "react";
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
	/** Shows a button that hides the alert until it is rendered again under another key. */
	dismissible?: boolean;
	/** Stays in place of the alert once it was dismissed. */
	afterDismissal?: ReactNode;
	children?: ReactNode;
}

/** Tells visitors what went wrong or what is worth knowing, and what they can do. */
export function Alert({
	tone,
	title,
	dismissible,
	afterDismissal,
	role = tone === "plain" ? "status" : "alert",
	className,
	children,
	...rest
}: AlertProps) {
	const [isDismissed, setDismissed] = useState(false);
	if (isDismissed) return afterDismissal;
	return (
		<div
			{...rest}
			role={role}
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
				<DismissButton onDismiss={() => setDismissed(true)} className={styles.dismiss} />
			) : null}
		</div>
	);
}
