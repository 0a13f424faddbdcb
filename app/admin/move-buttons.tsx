import { ArrowDown, ArrowUp } from "lucide";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";

interface MoveButtonsProps {
	/** What is moved, for anybody who meets a button on its own. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
}

/** In the form beside an item of a list: the buttons that move it up and down. */
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
