import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";

interface RestoreItemProps {
	id: string;
	/** The item's name, added to the label for screen readers. */
	name: string;
	/** The visible label of the button. */
	label?: string;
}

/** The button that restores an item from the trash. It belongs in the item's form. */
export function RestoreItem({ id, name, label = "Take back" }: RestoreItemProps) {
	return (
		<>
			<input type="hidden" name="id" value={id} />
			<Button tone="line" small name="intent" value="restore">
				{label}
				<span className={visuallyHidden}> {name}</span>
			</Button>
		</>
	);
}
