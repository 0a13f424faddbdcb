/** The form of a puppy, for one that is new and for one that is there. */
import type { SubmissionResult } from "@conform-to/react";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { InvestmentShares } from "~/business/investment.ts";
import { answersIn } from "~/forms/answers.ts";
import { CheckedForm, EnterButton, FormProblems } from "~/forms/checked-form.tsx";
import { MadeFromField } from "~/forms/two-editors.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { confirmNames, puppyFormSchema } from "~/puppies/admin/form-schema.ts";
import { asAnswers } from "~/puppies/field-text.ts";
import { type FieldName, fieldNames, type PuppyFields, requiredNames } from "~/puppies/fields.ts";
import { pathOf } from "~/puppies/paths.ts";
import type { Confirmable } from "~/puppies/price/plausibility.ts";
import { isNeededToPublish } from "~/puppies/publishing.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { Columns } from "../page.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { CardPreview } from "./card-preview.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import { type Control, FORM_ID, hiddenFields, namesInForm, type Written } from "./form-answers.ts";
import { InvestmentPanel } from "./investment-panel.tsx";
import { SalePanel } from "./sale-panel.tsx";

/** The draft of a puppy's form; a new one has no id yet. */
export const puppyDraft = (id?: string) => `puppy ${id ?? "new"}`;

interface PuppyFormProps {
	/** Where it is sent. */
	action: string;
	/** What is written of the puppy; a new one is available, and nothing else is known of it. */
	fields?: PuppyFields;
	/** Held for a family, as it is stored. */
	isReserved?: boolean;
	revision?: number;
	/** Why the form was not accepted, and what was written. */
	result?: SubmissionResult;
	formerPaths?: readonly string[];
	/** Stands as the day of going home until another is stored. */
	proposedDay?: string;
	/** The puppy's first photo. */
	photo?: PictureSource;
	/** How a price is made up, where the trainer has said so. */
	shares?: InvestmentShares;
	/** The day as the page was made. */
	day: string;
	/** The name under which what is written is kept on the device. */
	draft: string;
	/** Beside the form's panels: at the left under them, and above them at the right. */
	photos?: ReactNode;
	publishing?: ReactNode;
	/** Buttons. */
	children: ReactNode;
}

export function PuppyForm({ action, fields, revision, result, ...parts }: PuppyFormProps) {
	const isNew = fields === undefined;
	const form = useCheckedForm({
		id: FORM_ID,
		schema: puppyFormSchema,
		names: namesInForm,
		result,
		defaultValue: fields
			? { ...asAnswers(fields), ...(parts.proposedDay && { wentHomeOn: parts.proposedDay }) }
			: { available: "on" },
	});
	const control: Control = (name) => ({
		...form.control(name),
		...(requiredNames.some((required) => required === name)
			? { required: true }
			: { optional: isNeededToPublish(name) ? "needed to publish" : true }),
	});
	/** What a form that came back confirms; what is stored was confirmed when it was stored. */
	const confirmed = (field: Confirmable) => {
		const sent = form.sent?.[confirmNames[field]];
		return typeof sent === "string" ? sent : (fields?.[field] ?? "");
	};
	const [answers, setAnswers] = useState<Written>(() =>
		Object.fromEntries(fieldNames.map((name) => [name, control(name).defaultValue ?? ""])),
	);
	const [proposal, setProposal] = useState("");

	/** The path of a new puppy follows its name until somebody writes another one. */
	function proposePath(element: HTMLFormElement) {
		const path = element.elements.namedItem("profilePath" satisfies FieldName);
		const name = element.elements.namedItem("name" satisfies FieldName);
		if (!(path instanceof HTMLInputElement) || !(name instanceof HTMLInputElement)) return;
		if (path.value !== proposal) return;
		path.value = name.value.trim() ? pathOf(name.value) : "";
		setProposal(path.value);
	}
	function onInput(event: SyntheticEvent<HTMLFormElement>) {
		const { target, currentTarget } = event;
		if (isNew && target instanceof HTMLInputElement && target.name === "name") {
			proposePath(currentTarget);
		}
		setAnswers(answersIn(currentTarget, fieldNames));
	}
	/** What changes most often of a puppy that is there comes first. */
	const sale = (
		<SalePanel
			control={control}
			answers={answers}
			confirmedPrice={confirmed("price")}
			proposedDay={parts.proposedDay}
			isReserved={parts.isReserved}
		/>
	);
	return (
		<CheckedForm
			of={form}
			action={action}
			isLong
			draft={{ name: parts.draft, controls: fieldNames, base: hiddenFields.revision }}
			onInput={onInput}
		>
			<EnterButton name={hiddenFields.intent} value="save" />
			<FormProblems of={form} />
			{revision === undefined ? null : (
				<MadeFromField name={hiddenFields.revision} value={String(revision)} />
			)}
			<Columns>
				<div>
					{isNew ? null : sale}
					<AboutPanel
						control={control}
						answers={answers}
						day={parts.day}
						formerPaths={parts.formerPaths ?? []}
						isNew={isNew}
						confirmedBirth={confirmed("dob")}
					/>
					{isNew ? sale : null}
					<FieldsPanel of="background" control={control} />
					{parts.photos}
				</div>
				<div>
					{parts.publishing}
					<CardPreview
						answers={answers}
						isReserved={parts.isReserved}
						photo={parts.photo}
						day={parts.day}
					/>
					<InvestmentPanel price={answers.price ?? ""} shares={parts.shares} />
					<FieldsPanel of="training" control={control} />
					<FieldsPanel of="temperament" control={control} />
				</div>
			</Columns>
			{parts.children}
		</CheckedForm>
	);
}
