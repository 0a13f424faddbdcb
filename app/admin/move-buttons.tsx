import { ArrowDown, ArrowUp, MoveLeft, MoveRight } from "lucide";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";

interface MoveButtonsProps {
	/** The item's name, used in the buttons' accessible labels. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	/** Whether the items stand beside each other. */
	isAcross?: boolean;
}

/** The buttons that move an item of a list by one place. They belong in the item's form. */
export function MoveButtons({ name, isFirst, isLast, isAcross = false }: MoveButtonsProps) {
	const places = [
		{ to: "up", icon: isAcross ? MoveLeft : ArrowUp, at: isAcross ? "to the left" : "up" },
		{ to: "down", icon: isAcross ? MoveRight : ArrowDown, at: isAcross ? "to the right" : "down" },
	];
	return places.map(({ to, icon, at }) => (
		<Button
			key={to}
			tone="line"
			small
			name="intent"
			value={to}
			disabled={to === "up" ? isFirst : isLast}
			aria-label={`Move ${name} ${at}`}
		>
			<Icon icon={icon} />
		</Button>
	));
}
