/** The form for adding an entry by hand and for changing one. */
import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { BASE } from "~/platform/forms/edit-conflict.ts";
import { Field } from "~/ui/form/field.tsx";
import { joinNames, joinSchema, waitingLimits } from "~/waiting-list/schema.ts";
import { WishFields } from "~/waiting-list/wish-fields.tsx";
import type { formValuesOf } from "~/waiting-list/wishes.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { entryTexts } from "./entry-values.ts";

export type EntryValues = ReturnType<typeof formValuesOf> &
	Record<"name" | "email" | "phone_number", string>;

interface EntryFormProps {
	action: string;
	/** The stored answers of an entry that is changed. */
	values?: EntryValues;
	months: readonly string[];
	/** The name under which the draft is stored on the device. */
	draft: string;
	result?: SubmissionResult;
	/** Shown above the fields. */
	note?: ReactNode;
	/** Hidden fields and buttons. */
	children: ReactNode;
}

export function EntryForm(props: EntryFormProps) {
	const { action, values, months, draft, result, note, children } = props;
	const form = useCheckedForm({
		id: "entry",
		schema: joinSchema,
		names: joinNames,
		result,
		defaultValue: values,
		isConstrained: true,
	});
	const { control } = form;
	return (
		<CheckedForm
			of={form}
			action={action}
			draft={{ name: draft, controls: joinNames, base: BASE }}
			isLong
		>
			<FormProblems of={form} />
			{values ? <MergeBase values={values} /> : null}
			<Panel className={shared.form}>
				{note}
				<Field
					{...control("name")}
					label="Name"
					maxLength={waitingLimits.name}
					autoComplete="off"
				/>
				<div className={shared.pair}>
					<Field
						{...control("email")}
						label="Email"
						type="email"
						autoComplete="off"
						hint="The list works by email."
						maxLength={waitingLimits.email}
					/>
					<Field
						{...control("phone_number")}
						label="Phone number"
						type="tel"
						autoComplete="off"
						optional
						maxLength={waitingLimits.phone_number}
					/>
				</div>
				<WishFields control={control} months={months} labels={entryTexts} />
			</Panel>
			{children}
		</CheckedForm>
	);
}
