/** The questions about what a family wishes for: for its own forms and for the trainer's. */
import type { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import {
	breedBoxes,
	breedBoxNames,
	sexes,
	sizes,
	waitingLimits,
	wishLabels,
	type wishNames,
} from "./schema.ts";
import * as css from "./wish-fields.css.ts";

type WishName = (typeof wishNames)[number];
type ControlProps = ReturnType<ReturnType<typeof useCheckedForm>["control"]>;

interface WishFieldsProps {
	control: (name: WishName) => ControlProps;
	/** Months from which on a puppy may be wished for. */
	months: readonly string[];
	/** Labels for the trainer’s form, which speaks of the family. */
	labels?: Record<"budget" | "message", string>;
}

export function WishFields({ control, months, labels = wishLabels }: WishFieldsProps) {
	return (
		<>
			<fieldset className={css.group}>
				<legend className={css.legend}>
					Breeds <span className={css.optional}>(none chosen: any)</span>
				</legend>
				<div className={css.boxes}>
					{breedBoxNames.map((name) => (
						<BreedBox key={name} {...control(name)} label={breedBoxes[name]} />
					))}
				</div>
			</fieldset>
			<Field
				{...control("other_breeds")}
				label={wishLabels.other_breeds}
				optional
				maxLength={waitingLimits.other_breeds}
			/>
			<div className={css.pair}>
				<Field
					{...control("size")}
					as="select"
					label={wishLabels.size}
					optional
					options={sizes}
					blank="Any size"
				/>
				<Field
					{...control("sex")}
					as="select"
					label={wishLabels.sex}
					optional
					options={sexes}
					blank="Either"
				/>
				<Field
					{...control("when")}
					as="select"
					label={wishLabels.when}
					optional
					options={months}
					blank="Any time"
				/>
				<Field
					{...control("budget")}
					label={labels.budget}
					optional
					inputMode="decimal"
					placeholder="$6,000"
					autoComplete="off"
					maxLength={waitingLimits.budget}
				/>
			</div>
			{/* Without maxLength: a browser would cut what is pasted, and not say so. */}
			<Field {...control("message")} as="textarea" label={labels.message} optional />
		</>
	);
}

function BreedBox({ name, id, defaultValue, label }: ControlProps & { label: string }) {
	return (
		<label className={css.box}>
			<input
				type="checkbox"
				name={name}
				id={id}
				defaultChecked={defaultValue === "on"}
				className={css.tick}
			/>
			{label}
		</label>
	);
}
