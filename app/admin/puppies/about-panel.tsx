import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { confirmNames } from "~/puppies/admin/form-schema.ts";
import { type FieldName, fieldOf } from "~/puppies/fields.ts";
import { mustConfirmBirth } from "~/puppies/price/plausibility.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import type { Control, Written } from "./form-values.ts";
import * as css from "./puppy-form.css.ts";

interface AboutPanelProps {
	control: Control;
	among?: readonly FieldName[];
	values: Written;
	/** The current day when the page was made. */
	day: string;
	formerPaths: readonly string[];
	isNew: boolean;
	/** The date of birth that is stored, or that was confirmed in a refused form. */
	confirmedBirth: string;
}

/** Name, path, breed and texts, with the puppy's former paths and a check of an unusual date of birth. */
export function AboutPanel(props: AboutPanelProps) {
	const { control, among, values, formerPaths, isNew, confirmedBirth } = props;
	const day = values.dob ?? "";
	const mustConfirm = mustConfirmBirth(day, values.available === "on", props.day);
	const profile = href("/trained-puppies-for-sale/:profilePath", { profilePath: "" });
	const leadsOn = isNew ? "" : " The old path will lead to the new one.";
	return (
		<FieldsPanel
			panel="about"
			control={control}
			among={among}
			extras={{
				profilePath: {
					hint: `${profile}… ${fieldOf("profilePath").hint}${leadsOn}`,
					under: formerPaths.length > 0 ? <FormerPaths paths={formerPaths} /> : undefined,
				},
				dob: {
					under: mustConfirm ? (
						<ConfirmValue name={confirmNames.dob} value={day} isConfirmed={confirmedBirth === day}>
							The day is right: {dayInWords(day)}
						</ConfirmValue>
					) : undefined,
				},
			}}
		/>
	);
}

function FormerPaths({ paths }: { paths: readonly string[] }) {
	return (
		<div className={css.former}>
			<p>Former paths, which still lead to this profile:</p>
			<ul>
				{paths.map((path) => (
					<li key={path}>{path}</li>
				))}
			</ul>
		</div>
	);
}
