import type { SubmissionResult } from "@conform-to/react";
import { credentialsSchema } from "~/accounts/schema.ts";
import { FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Alert } from "~/ui/alert.tsx";
import { Field } from "~/ui/field.tsx";
import { SignInCard } from "./sign-in-card.tsx";

const missing = {
	username: "Please enter your username.",
	password: "Please enter your password.",
} as const;

interface SignInFormProps {
	/** Where it is sent: the page that was asked for goes along. */
	action: string;
	/** Why one stands before it again, such as a session that ended. */
	reason?: string;
	/** Why it was not accepted, and the name that was written. */
	result?: SubmissionResult;
}

export function SignInForm({ action, reason, result }: SignInFormProps) {
	const form = useCheckedForm({
		id: "sign-in",
		schema: credentialsSchema,
		names: ["username", "password"],
		missing,
		hasPlainIds: true,
		// What a password manager fills in is complete; nobody is told off on the way to it.
		checks: "onSubmit",
		result,
	});
	const username = form.control("username");
	const password = form.control("password");
	return (
		<SignInCard of={form} action={action} title="Sign in" note="For the people who run the site.">
			{reason && !result ? <Alert tone="plain" title={reason} tabIndex={-1} autoFocus /> : null}
			<FormProblems of={{ ...form, problems: [] }} />
			<Field
				label="Username"
				name={username.name}
				defaultValue={username.defaultValue}
				error={username.error && missing.username}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<Field
				label="Password"
				name={password.name}
				type="password"
				error={password.error && missing.password}
				autoComplete="current-password"
				required
			/>
			<SendButton busy="Signing in…">Sign in</SendButton>
		</SignInCard>
	);
}
