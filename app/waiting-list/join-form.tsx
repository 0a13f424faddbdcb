/** The form with which a family asks for a place on the waiting list. */
import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { VisitorFields, type VisitorForm } from "~/forms/visitor-fields.tsx";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import { pair } from "~/ui/form/field.css.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { joinSchema, waitingLimits } from "./schema.ts";
import * as css from "./waiting-list.css.ts";
import { WishFields } from "./wish-fields.tsx";

/** The name under which the browser keeps a draft of the form. */
export const JOIN_DRAFT = "waiting list";

interface JoinFormProps extends VisitorForm {
	/** The label of its button. */
	button: string;
	months: readonly string[];
	/** The errors and answers of a form that was refused. */
	result?: SubmissionResult;
}

export function JoinForm({ button, months, result, submissionKey, opened }: JoinFormProps) {
	const form = useCheckedForm({
		id: "join",
		schema: joinSchema,
		result,
		isConstrained: true,
	});
	const { control } = form;
	return (
		<CheckedForm
			form={form}
			action={href("/waiting-list")}
			preventScrollReset
			draft={{ name: JOIN_DRAFT, controls: form.names, base: hiddenFields.opened }}
			className={css.form}
		>
			<FormProblems form={form} />
			<Field
				{...control("name")}
				label="Your name"
				autoComplete="name"
				maxLength={waitingLimits.name}
			/>
			<div className={pair}>
				<Field
					{...control("email")}
					label="Email"
					type="email"
					autoComplete="email"
					maxLength={waitingLimits.email}
				/>
				<Field
					{...control("phone_number")}
					label="Phone number"
					type="tel"
					autoComplete="tel"
					optional
					maxLength={waitingLimits.phone_number}
				/>
			</div>
			<WishFields control={control} months={months} />
			<VisitorFields submissionKey={submissionKey} opened={opened} />
			<Actions>
				<SendButton busy="Sending…">{button}</SendButton>
			</Actions>
			<p className={muted}>
				{facts.trainer} uses this to find your puppy, and for nothing else:{" "}
				<Link to={href("/privacy")}>what we store</Link>.
			</p>
		</CheckedForm>
	);
}
