import type { SubmissionResult } from "@conform-to/react";
import type { ShownFamily } from "~/families/queries.server.ts";
import { detailsSchema } from "~/families/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useJointControl } from "~/forms/joint-forms.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { form as formLayout, pair } from "../page.css.ts";
import * as css from "./family.css.ts";
import { detailsAnswers, detailsNames, familyHidden } from "./family-forms.ts";

interface DetailsFormProps {
	family: ShownFamily;
	action: string;
	result?: SubmissionResult;
}

/** Name, phone number and wishes, to be changed. */
export function DetailsForm({ family, action, result }: DetailsFormProps) {
	const joint = useJointControl();
	const answers = detailsAnswers(family);
	const form = useCheckedForm({
		id: "details",
		schema: detailsSchema,
		names: detailsNames,
		result,
		defaultValue: answers,
	});
	return (
		<CheckedForm of={form} action={action} preventScrollReset className={formLayout}>
			<FormProblems of={form} />
			<input type="hidden" name="revision" value={family.revision} {...joint} />
			{joint.form ? (
				<input
					type="hidden"
					name={familyHidden.shownDetails}
					value={JSON.stringify(answers)}
					{...joint}
				/>
			) : null}
			<Field {...form.control("name")} label="Name" required autoComplete="off" />
			<div className={pair}>
				<Field {...form.control("phoneNumber")} type="tel" label="Phone" optional />
				<Field {...form.control("source")} label="Heard of us" optional />
			</div>
			<fieldset className={css.wishes}>
				<legend>Wishes</legend>
				<Field {...form.control("wishBreeds")} label="Breeds" optional />
				<div className={pair}>
					<Field {...form.control("wishSize")} label="Size" optional />
					<Field {...form.control("wishSex")} label="Sex" optional />
				</div>
				<div className={pair}>
					<Field {...form.control("wishWhen")} label="When" optional />
					<Field
						{...form.control("wishBudget")}
						label="Budget in dollars"
						inputMode="numeric"
						optional
					/>
				</div>
			</fieldset>
			<div className={css.buttons}>
				<SendButton busy="Saving…" tone="line" name="intent" value="details">
					Save
				</SendButton>
			</div>
		</CheckedForm>
	);
}
