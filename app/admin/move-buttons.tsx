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
	return (
		<>
			<Button
				tone="line"
				small
				name="intent"
				value="up"
				disabled={isFirst}
				aria-label={`Move ${name} ${isAcross ? "to the left" : "up"}`}
			>
				<Icon icon={isAcross ? MoveLeft : ArrowUp} />
			</Button>
			<Button
				tone="line"
				small
				name="intent"
				value="down"
				disabled={isLast}
				aria-label={`Move ${name} ${isAcross ? "to the right" : "down"}`}
			>
				<Icon icon={isAcross ? MoveRight : ArrowDown} />
			</Button>
		</>
	);
}
