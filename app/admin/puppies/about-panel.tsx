import { href } from "react-router";
import { confirmNames } from "~/puppies/admin/form-schema.ts";
import { commonBreeds, fieldLabels, sexes } from "~/puppies/field-words.ts";
import { mustConfirmBirth } from "~/puppies/price/plausibility.ts";
import { dayInWords } from "~/puppies/rules.ts";
import { limits } from "~/puppies/schema.ts";
import { Field } from "~/ui/form/field.tsx";
import { ConfirmValue } from "../confirm-value.tsx";
import { form, pair } from "../page.css.ts";
import { Panel } from "../page.tsx";
import type { Control, Written } from "./form-answers.ts";
import * as css from "./puppy-form.css.ts";

const BREEDS_ID = "common-breeds";

interface AboutPanelProps {
	control: Control;
	answers: Written;
	/** The day as the page was made. */
	day: string;
	formerPaths: readonly string[];
	isNew: boolean;
	/** The date of birth that is stored or was confirmed in the form that came back. */
	confirmedBirth: string;
}

/** Name, address, breed and words. Long texts have no maxLength: a browser would cut them silently. */
export function AboutPanel(props: AboutPanelProps) {
	const { control, answers, formerPaths, isNew, confirmedBirth } = props;
	const dob = control("dob");
	const day = answers.dob ?? "";
	const mustConfirm = mustConfirmBirth(day, answers.available === "on", props.day);
	const sex = control("sex");
	const otherSex = sex.defaultValue && !sexes.some((known) => known === sex.defaultValue);
	const profile = (path: string) =>
		href("/trained-puppies-for-sale/:profilePath", { profilePath: path });
	return (
		<Panel title="About" id="about">
			<div className={form}>
				<div className={pair}>
					<Field
						{...control("name")}
						label={fieldLabels.name}
						maxLength={limits.name}
						autoComplete="off"
					/>
					<Field
						{...control("profilePath")}
						label={fieldLabels.profilePath}
						hint={`${profile("")}… Empty: made from the name.${isNew ? "" : " The old path will lead to the new one."}`}
						maxLength={limits.profilePath}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
					/>
				</div>
				{formerPaths.length > 0 ? (
					<div className={css.former}>
						<p>Former paths, which lead to this profile:</p>
						<ul>
							{formerPaths.map((path) => (
								<li key={path}>{path}</li>
							))}
						</ul>
					</div>
				) : null}
				<div className={pair}>
					<Field
						{...control("breed")}
						label={fieldLabels.breed}
						maxLength={limits.breed}
						list={BREEDS_ID}
						autoComplete="off"
					/>
					<Field
						{...control("breedLong")}
						label={fieldLabels.breedLong}
						maxLength={limits.breedLong}
						hint="As a breeder writes it: F1 Standard Goldendoodle."
					/>
				</div>
				<datalist id={BREEDS_ID}>
					{commonBreeds.map((breed) => (
						<option key={breed} value={breed} />
					))}
				</datalist>
				<div className={pair}>
					<Field
						{...sex}
						as="select"
						label={fieldLabels.sex}
						options={otherSex ? [...sexes, sex.defaultValue ?? ""] : sexes}
						blank="Not known yet"
					/>
					<div>
						<Field {...dob} type="date" label={fieldLabels.dob} />
						{mustConfirm ? (
							<ConfirmValue
								name={confirmNames.dob}
								value={day}
								isConfirmed={confirmedBirth === day}
							>
								The day is right: {dayInWords(day)}
							</ConfirmValue>
						) : null}
					</div>
				</div>
				<div className={pair}>
					<Field
						{...control("projectedSize")}
						label={fieldLabels.projectedSize}
						maxLength={limits.projectedSize}
						hint="Such as 45–55 lb."
					/>
					<Field {...control("breeder")} label={fieldLabels.breeder} maxLength={limits.breeder} />
				</div>
				<Field
					{...control("cardHeaderTitle")}
					label={fieldLabels.cardHeaderTitle}
					maxLength={limits.cardHeaderTitle}
					hint="Empty: the name."
				/>
				<Field
					{...control("overview")}
					as="textarea"
					label={fieldLabels.overview}
					hint={`The first words of the profile. A new line begins a new paragraph; at most ${limits.overview.toLocaleString("en-US")} characters.`}
				/>
				<Field
					{...control("personality")}
					as="textarea"
					label={fieldLabels.personality}
					hint={`What the puppy is like, at most ${limits.personality.toLocaleString("en-US")} characters. Searches look in here too.`}
				/>
			</div>
		</Panel>
	);
}
