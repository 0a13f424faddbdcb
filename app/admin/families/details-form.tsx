import type { SubmissionResult } from "@conform-to/react";
import type { ShownFamily } from "~/families/queries.server.ts";
import { detailsSchema } from "~/families/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { Field } from "~/ui/form/field.tsx";
import * as shared from "../page.css.ts";
import { detailsLabels, detailsValues } from "./family-forms.ts";

interface DetailsFormProps {
	family: ShownFamily;
	action: string;
	/** The name under which the draft is kept on the device. */
	draft: string;
	result?: SubmissionResult;
}

/** The form for a family's name, phone number and wishes. */
export function DetailsForm({ family, action, draft, result }: DetailsFormProps) {
	const values = detailsValues(family);
	const form = useCheckedForm({
		id: "details",
		schema: detailsSchema,
		result,
		defaultValue: values,
	});
	return (
		<CheckedForm
			form={form}
			action={action}
			preventScrollReset
			draft={{ name: draft, controls: form.names, base: BASE }}
			className={shared.form}
		>
			<FormProblems form={form} />
			<MergeBase values={values} />
			<Field {...form.control("name")} label={detailsLabels.name} required autoComplete="off" />
			<div className={shared.pair}>
				<Field
					{...form.control("phoneNumber")}
					type="tel"
					label={detailsLabels.phoneNumber}
					optional
				/>
				<Field {...form.control("source")} label={detailsLabels.source} optional />
			</div>
			<fieldset className={shared.bare}>
				<legend>Wishes</legend>
				<Field {...form.control("wishBreeds")} label={detailsLabels.wishBreeds} optional />
				<div className={shared.pair}>
					<Field {...form.control("wishSize")} label={detailsLabels.wishSize} optional />
					<Field {...form.control("wishSex")} label={detailsLabels.wishSex} optional />
				</div>
				<div className={shared.pair}>
					<Field {...form.control("wishWhen")} label={detailsLabels.wishWhen} optional />
					<Field
						{...form.control("wishBudget")}
						label={detailsLabels.wishBudget}
						inputMode="numeric"
						optional
					/>
				</div>
			</fieldset>
			<div className={shared.buttons}>
				<SendButton busy="Saving…" tone="line" name="intent" value="details">
					Save
				</SendButton>
			</div>
		</CheckedForm>
	);
}
