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
	/** Why it was not accepted. */
	result?: SubmissionResult;
}

/** Asks for the code once the password was right. */
export function CodeForm({ action, username, result }: CodeFormProps) {
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
				label="Code"
				name={code.name}
				hint="The six digits that your authenticator app shows now, or one of your recovery codes."
				error={code.error && "Please enter the code."}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<SendButton busy="Signing in…">Sign in</SendButton>
			<p className={muted}>
				<Link to={href("/admin/login")}>Sign in as somebody else</Link>
			</p>
		</SignInCard>
	);
}
