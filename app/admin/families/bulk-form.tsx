import type { ReactNode } from "react";
import { stages } from "~/families/stages.ts";
import { PressForm, type usePress } from "~/forms/press-form.tsx";
import { Button } from "~/ui/button.tsx";
import { control } from "~/ui/form/field.css.ts";
import * as css from "./families.css.ts";

interface BulkFormProps {
	press: ReturnType<typeof usePress>;
	action: string;
	children: ReactNode;
}

/** Rows to choose from, and what is done with the chosen ones. */
export function BulkForm({ press, action, children }: BulkFormProps) {
	return (
		<PressForm press={press} action={action}>
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
		</PressForm>
	);
}
