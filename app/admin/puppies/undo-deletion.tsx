import { href } from "react-router";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { TRASH_DAYS } from "~/puppies/visibility.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import * as css from "./puppies.css.ts";

/** Shown right after a deletion: tells the trainer where the puppy is, with a button that restores it. */
export function UndoDeletion({ id, name }: { id: number; name: string }) {
	const fetcher = useFormFetcher();
	return (
		<Alert tone="plain" title={`${name} is in the trash`} className={css.undo}>
			<p>It can be restored for {TRASH_DAYS} days.</p>
			<FetcherForm
				fetcher={fetcher}
				action={href("/admin/puppies/trash")}
				className={css.undoButton}
			>
				<input type="hidden" name="id" value={id} />
				<Button small tone="line" name="intent" value="restore">
					Undo
				</Button>
			</FetcherForm>
		</Alert>
	);
}
