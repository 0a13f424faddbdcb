import type { ReactNode } from "react";
import { stages } from "~/families/stages.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { control } from "~/ui/form/field.css.ts";
import * as css from "./families.css.ts";

/** Prefix of a check box's name; the family's id follows, because names must be unique in our forms. */
export const CHOSEN = "family-";

interface BulkFormProps {
	action: string;
	children: ReactNode;
}

/** Wraps rows with check boxes in a form, with the buttons that move the chosen families. */
export function BulkForm({ action, children }: BulkFormProps) {
	return (
		<FetcherForm action={action}>
			{children}
			<div className={css.bulk}>
				<label htmlFor="bulk-stage" className={css.bulkLabel}>
					Move the chosen families to
				</label>
				<span>
					<select id="bulk-stage" name="to" defaultValue="talking" required className={control}>
						{stages.map(({ key, label }) => (
							<option key={key} value={key}>
								{label}
							</option>
						))}
					</select>
				</span>
				<Button tone="night" name="intent" value="move">
					Move
				</Button>
				<Button tone="line" name="intent" value="archive">
					Not now
				</Button>
			</div>
		</FetcherForm>
	);
}
