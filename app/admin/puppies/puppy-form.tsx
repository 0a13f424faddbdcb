/** The form of a puppy, for one that is new and for one that is there. */
import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Confirmable } from "~/puppies/doubts.ts";
import { asAnswers } from "~/puppies/field-words.ts";
import { confirmNames, type puppyFormSchema, requiredFields } from "~/puppies/form-schema.ts";
import { isNeededToPublish } from "~/puppies/publishing.ts";
import { fieldNames, type PuppyFields } from "~/puppies/schema.ts";
import { Problems } from "~/ui/problems.tsx";
import { Columns } from "../page.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { type Control, FORM_ID, marks } from "./form-answers.ts";
import { InvestmentPanel } from "./investment-panel.tsx";
import { SalePanel } from "./sale-panel.tsx";
import { TemperamentPanel, TrainingPanel } from "./training-panel.tsx";

type Answers = z.input<typeof puppyFormSchema>;

interface PuppyFormProps {
	/** Where it is sent. */
	action: string;
	/** What is written of the puppy; a new one is available, and nothing else is known of it. */
	fields?: PuppyFields;
	revision?: number;
	/** Why the form was not accepted, and what was written. */
	result?: SubmissionResult;
	formerPaths?: readonly string[];
	/** Stands as the day of going home until another is stored. */
	proposedDay?: string;
	/** Beside the form's panels: at the left under them, and above them at the right. */
	photos?: ReactNode;
	publishing?: ReactNode;
	/** Buttons. */
	children: ReactNode;
}

export function PuppyForm({ action, fields, revision, result, ...parts }: PuppyFormProps) {
	const [form, all] = useForm<Answers>({
		id: FORM_ID,
		lastResult: result,
		defaultValue: fields
			? { ...asAnswers(fields), ...(parts.proposedDay && { wentHomeOn: parts.proposedDay }) }
			: { available: "on" },
		defaultNoValidate: false,
	});
	const control: Control = (name) => {
		const { id, initialValue, errors } = all[name];
		const optional = isNeededToPublish(name) ? "needed to publish" : true;
		return {
			name,
			id,
			defaultValue: initialValue,
			error: errors,
			...(requiredFields.includes(name) ? { required: true } : { optional }),
		};
	};
	const problems = fieldNames.flatMap((name) => {
		const { id, errors } = all[name];
		return errors?.[0] ? [{ id, message: errors[0] }] : [];
	});
	/** What a form that came back confirms; what is stored was confirmed when it was stored. */
	const confirmed = (field: Confirmable) => {
		const sent = result?.initialValue?.[confirmNames[field]];
		return typeof sent === "string" ? sent : (fields?.[field] ?? "");
	};
	const sentRevision = result?.initialValue?.[marks.revision];
	return (
		<form {...getFormProps(form)} method="post" action={action} data-puppy-form="">
			<Problems notice={form.errors?.[0]} problems={problems} />
			{revision === undefined ? null : (
				<input
					type="hidden"
					name={marks.revision}
					autoComplete="off"
					// A form that comes back is still the one that was made from that revision.
					value={typeof sentRevision === "string" ? sentRevision : revision}
				/>
			)}
			<Columns>
				<div>
					<AboutPanel
						control={control}
						formerPaths={parts.formerPaths ?? []}
						isNew={fields === undefined}
						confirmedBirth={confirmed("dob")}
					/>
					{parts.photos}
				</div>
				<div>
					{parts.publishing}
					<SalePanel
						control={control}
						confirmedPrice={confirmed("price")}
						proposedDay={parts.proposedDay}
					/>
					<InvestmentPanel price={control("price").defaultValue ?? ""} />
					<TrainingPanel control={control} />
					<TemperamentPanel control={control} />
				</div>
			</Columns>
			{parts.children}
		</form>
	);
}
