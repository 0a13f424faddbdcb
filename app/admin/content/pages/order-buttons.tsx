/** The buttons next to an item of a list: up, down and delete. */
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "../../letters/letters.css.ts";
import { MoveButtons } from "../../move-buttons.tsx";
import { RestoreItem } from "../../restore-item.tsx";

interface OrderButtonsProps {
	/** Address that the form submits to. */
	action: string;
	id: string;
	/** The item's name, which a screen reader adds to each button's label. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
}

export function OrderButtons({ action, id, name, isFirst, isLast }: OrderButtonsProps) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
			<input type="hidden" name="id" value={id} />
			<MoveButtons name={name} isFirst={isFirst} isLast={isLast} />
			<Button tone="bad" small name="intent" value="delete">
				Delete<span className={visuallyHidden}> {name}</span>
			</Button>
		</FetcherForm>
	);
}

/** The button that takes something out of the trash. */
export function RestoreButton({
	action,
	id,
	name,
}: Pick<OrderButtonsProps, "action" | "id" | "name">) {
	const fetcher = useFormFetcher();
	return (
		<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
			<RestoreItem id={id} name={name} label="Restore" />
		</FetcherForm>
	);
}
