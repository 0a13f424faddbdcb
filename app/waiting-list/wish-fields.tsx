/** The questions about a family's wishes, for the family's own forms and the trainer's. */
import type { ControlProps } from "~/forms/use-checked-form.ts";
import { legend, optional, pair } from "~/ui/form/field.css.ts";
import { Field } from "~/ui/form/field.tsx";
import { breedBoxes, sexes, sizes, type WishValues, waitingLimits, wishLabels } from "./schema.ts";
import * as css from "./wish-fields.css.ts";

type WishName = keyof WishValues;

interface WishFieldsProps {
	control: (name: WishName) => ControlProps;
	/** The months offered as the earliest time for a puppy. */
	months: readonly string[];
}

export function WishFields({ control, months }: WishFieldsProps) {
	const boxes = breedBoxes();
	return (
		<>
			{boxes.length > 0 ? (
				<fieldset>
					<legend className={legend}>
						Breeds <span className={optional}>(choose none for any breed)</span>
					</legend>
					<div className={css.boxes}>
						{boxes.map(({ name, breed }) => (
							<BreedBox key={name} {...control(name)} breed={breed} />
						))}
					</div>
				</fieldset>
			) : null}
			<Field
				{...control("other_breeds")}
				label={wishLabels.other_breeds}
				maxLength={waitingLimits.other_breeds}
			/>
			<div className={pair}>
				<Field
					{...control("size")}
					as="select"
					label={wishLabels.size}
					options={sizes}
					blank="Any size"
				/>
				<Field
					{...control("sex")}
					as="select"
					label={wishLabels.sex}
					options={sexes}
					blank="Either"
				/>
				<Field
					{...control("when")}
					as="select"
					label={wishLabels.when}
					options={months}
					blank="Any time"
				/>
				<Field
					{...control("budget")}
					label={wishLabels.budget}
					inputMode="decimal"
					placeholder="$6,000"
					autoComplete="off"
					maxLength={waitingLimits.budget}
				/>
			</div>
			{/* No maxLength, because browsers silently cut off pasted text that is too long. */}
			<Field {...control("message")} as="textarea" label={wishLabels.message} />
		</>
	);
}

function BreedBox({ name, id, defaultValue, breed }: ControlProps & { breed: string }) {
	return (
		<label className={css.box}>
			<input
				type="checkbox"
				name={name}
				id={id}
				value={breed}
				defaultChecked={defaultValue === breed}
			/>
			{breed}
		</label>
	);
}
