import type { ReactNode } from "react";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { MoveButtons } from "../move-buttons.tsx";

interface ItemButtonsProps {
	id: string;
	/** The item's name, which a screen reader adds to each button's label. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	isHidden: boolean;
	/** Further buttons. */
	children?: ReactNode;
}

/** The buttons that move, hide and delete an item of a list. Rendered inside the item's form. */
export function ItemButtons({ id, name, isFirst, isLast, isHidden, children }: ItemButtonsProps) {
	const of = <span className={visuallyHidden}> {name}</span>;
	return (
		<>
			<input type="hidden" name="id" value={id} />
			<MoveButtons name={name} isFirst={isFirst} isLast={isLast} />
			{children}
			<Button tone="line" small name="intent" value={isHidden ? "show" : "hide"}>
				{isHidden ? "Show" : "Hide"}
				{of}
			</Button>
			<Button tone="bad" small name="intent" value="delete">
				Delete{of}
			</Button>
		</>
	);
}
