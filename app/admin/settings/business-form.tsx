/** The form for the names, contact details, place and hours of the business. */
import type { SubmissionResult } from "@conform-to/react";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { businessFields, businessSchema } from "~/settings/business-schema.ts";
import { FROM } from "../content/editing.ts";
import { MadeFrom } from "../content/made-from.tsx";
import { FormSaveBar } from "../form-save-bar.tsx";
import {
	ContactPanel,
	ExceptionsPanel,
	HoursPanel,
	NamesPanel,
	PlacePanel,
} from "./business-panels.tsx";
import * as css from "./settings.css.ts";

export const BUSINESS_DRAFT = "business";

interface BusinessFormProps {
	answers: Readonly<Record<string, string>>;
	/** The values that apply if an answer is left empty. */
	defaults: Readonly<Record<string, string>>;
	/** The stored answers that the form is rendered from, as `madeFrom` encodes them. */
	from: string;
	result?: SubmissionResult;
}

export function BusinessForm({ answers, defaults, from, result }: BusinessFormProps) {
	const form = useCheckedForm({
		id: "business",
		schema: businessSchema,
		names: businessFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: BUSINESS_DRAFT, controls: businessFields, base: FROM }}
		>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<div className={css.panels}>
				<NamesPanel control={control} defaults={defaults} />
				<ContactPanel control={control} defaults={defaults} />
				<PlacePanel control={control} defaults={defaults} />
				<HoursPanel control={control} />
				<ExceptionsPanel control={control} />
			</div>
			<FormSaveBar label="Save" />
		</CheckedForm>
	);
}
