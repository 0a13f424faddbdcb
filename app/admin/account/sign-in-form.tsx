import type { SubmissionResult } from "@conform-to/react";
import { callerSchema } from "~/accounts/schema.ts";
import { FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Alert } from "~/ui/alert.tsx";
import { Field } from "~/ui/form/field.tsx";
import { CARRIED, CarriedField } from "./carried-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";

const missing = {
	username: "Please enter your username.",
	password: "Please enter your password.",
} as const;

interface SignInFormProps {
	/** The form's target, with the requested page in its query. */
	action: string;
	/** Why the user has to sign in, such as a session that ended. */
	reason?: string;
	/** Whether to ask for a code as well, because the password alone isn't accepted for now. */
	takesCode?: boolean;
	/** A form that is carried through signing in. */
	carried?: string;
	/** Why signing in failed, and the username that was entered. */
	result?: SubmissionResult;
}

export function SignInForm({ action, reason, takesCode, carried, result }: SignInFormProps) {
	const form = useCheckedForm({
		id: "sign-in",
		schema: callerSchema,
		missing,
		hasPlainIds: true,
		// A password manager fills in everything at once, so nothing is reported as missing before that.
		checks: "onSubmit",
		result,
	});
	const username = form.control("username");
	const password = form.control("password");
	const code = form.control("code");
	return (
		<SignInCard form={form} action={action} title="Sign in" note="For the people who run the site.">
			{reason && !result ? <Alert tone="plain" title={reason} tabIndex={-1} autoFocus /> : null}
			<FormProblems form={{ ...form, problems: [] }} />
			<CarriedField values={carried ?? form.sent?.[CARRIED]} />
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
			{takesCode ? (
				<Field
					label="Code"
					optional
					name={code.name}
					hint="The six digits that your authenticator app shows now, or one of your recovery codes."
					error={code.error}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
				/>
			) : null}
			<SendButton busy="Signing in…">Sign in</SendButton>
		</SignInCard>
	);
}
