import type { SubmissionResult } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { passwordSchema } from "~/accounts/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { buttons, form as formLayout } from "../page.css.ts";

interface ConfirmedFormProps {
	id: string;
	/** The form's target. */
	action: string;
	username: string;
	intent: string;
	/** The button. */
	label: string;
	tone?: ComponentProps<typeof SendButton>["tone"];
	/** Why the form was not accepted. */
	result?: SubmissionResult;
	/** What went wrong after it was accepted. */
	problem?: string;
	/** A link beside the button. */
	beside?: ReactNode;
	/** What is done, and hidden fields. */
	children?: ReactNode;
}

/** Asks for the user's own password. */
export function OwnPassword({
	username,
	...control
}: ReturnType<ReturnType<typeof useCheckedForm>["control"]> & { username: string }) {
	return (
		<>
			{/* Tells a password manager whose password it is; not submitted. */}
			<input type="text" autoComplete="username" value={username} readOnly hidden />
			<Field
				{...control}
				label="Your password"
				type="password"
				autoComplete="current-password"
				required
			/>
		</>
	);
}

/** A change that is confirmed with the password, because somebody may have left a browser open. */
export function ConfirmedForm({ id, username, result, problem, ...props }: ConfirmedFormProps) {
	const form = useCheckedForm({
		id,
		schema: passwordSchema,
		missing: { password: "Please enter your password." },
		checks: "onSubmit",
		result,
	});
	return (
		<CheckedForm form={form} action={props.action} className={formLayout}>
			<FormProblems form={form} notice={form.notice ?? problem} />
			{props.children}
			<input type="hidden" name="intent" value={props.intent} />
			<OwnPassword username={username} {...form.control("password")} />
			<div className={buttons}>
				<SendButton tone={props.tone}>{props.label}</SendButton>
				{props.beside}
			</div>
		</CheckedForm>
	);
}
