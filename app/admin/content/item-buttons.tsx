import type { ReactNode } from "react";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { MoveButtons } from "../move-buttons.tsx";

interface ItemButtonsProps {
	id: string;
	/** The item, for anybody who meets a button on its own. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	isHidden: boolean;
	/** Further buttons. */
	children?: ReactNode;
}

/** In the form beside an item of a list: the buttons that order, hide and delete it. */
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
