import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { codeSchema } from "~/accounts/schema.ts";
import { FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { SignInCard } from "./sign-in-card.tsx";

interface CodeFormProps {
	/** Where it is sent: the page that was asked for goes along. */
	action: string;
	username: string;
	/** A recovery code is asked for: it has letters, which the keyboard for numbers lacks. */
	isRecovery: boolean;
	/** Where the other kind of code is asked for. */
	other: string;
	/** Why it was not accepted. */
	result?: SubmissionResult;
}

/** Asks for the code once the password was right. */
export function CodeForm({ action, username, isRecovery, other, result }: CodeFormProps) {
	const form = useCheckedForm({
		id: "code-form",
		schema: codeSchema,
		names: ["code"],
		missing: { code: "Please enter the code." },
		hasPlainIds: true,
		checks: "onSubmit",
		result,
	});
	const code = form.control("code");
	return (
		<SignInCard of={form} action={action} title="One more step" note={`Signing in as ${username}.`}>
			<FormProblems of={{ ...form, problems: [] }} />
			<Field
				label={isRecovery ? "Recovery code" : "Code"}
				name={code.name}
				hint={
					isRecovery
						? "One of those that you kept when you turned codes on. Each works once."
						: "The six digits that your authenticator app shows now."
				}
				error={code.error && "Please enter the code."}
				inputMode={isRecovery ? "text" : "numeric"}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<SendButton busy="Signing in…">Sign in</SendButton>
			<p>
				<Link to={other}>{isRecovery ? "Use the app’s code" : "Use a recovery code"}</Link>
			</p>
			<p className={muted}>
				<Link to={href("/admin/login")}>Sign in as somebody else</Link>
			</p>
		</SignInCard>
	);
}
