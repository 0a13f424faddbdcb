/** The buttons beside an item of a list: up, down and delete. */
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "../../letters/letters.css.ts";
import { MoveButtons } from "../../move-buttons.tsx";
import { RestoreItem } from "../../restore-item.tsx";

interface OrderButtonsProps {
	/** Where the form is sent. */
	action: string;
	id: string;
	/** What is moved, for who meets the button on its own. */
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

/** Takes something out of the trash. */
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
