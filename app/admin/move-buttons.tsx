import { ArrowDown, ArrowUp } from "lucide";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";

interface MoveButtonsProps {
	/** The item's name, used in the buttons' accessible labels. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
}

/** The buttons that move an item of a list up and down. They belong in the item's form. */
export function MoveButtons({ name, isFirst, isLast }: MoveButtonsProps) {
	return (
		<>
			<Button
				tone="line"
				small
				name="intent"
				value="up"
				disabled={isFirst}
				aria-label={`Move ${name} up`}
			>
				<Icon of={ArrowUp} />
			</Button>
			<Button
				tone="line"
				small
				name="intent"
				value="down"
				disabled={isLast}
				aria-label={`Move ${name} down`}
			>
				<Icon of={ArrowDown} />
			</Button>
		</>
	);
}
