import { X } from "lucide";
import { useHydrated } from "remix-utils/use-hydrated";
import { classNames } from "./class-names.ts";
import { focusMain } from "./focus-main.ts";
import { Icon } from "./icon.tsx";
import { iconButton } from "./icon-button.css.ts";

interface DismissButtonProps {
	onDismiss: () => void;
	className?: string;
}

/** Takes its message away. Without JavaScript there is none, because it could do nothing. */
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
