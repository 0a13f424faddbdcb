import { X } from "lucide";
import { useHydrated } from "remix-utils/use-hydrated";
import { classNames } from "./class-names.ts";
import { iconButton } from "./icon-button.css.ts";
import { focusMain } from "./page/focus-main.ts";
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
		focusMain();
	};
	return (
		<button
			type="button"
			aria-label="Dismiss"
			onClick={dismiss}
			className={classNames(iconButton, className)}
		>
			<Icon of={X} />
		</button>
	);
}
