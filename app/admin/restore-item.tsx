import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";

interface RestoreItemProps {
	id: string;
	/** The item, for anybody who meets the button on its own. */
	name: string;
	/** What its page calls restoring. */
	label?: string;
}

/** In the form beside an item of the trash: the button that takes it back. */
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
