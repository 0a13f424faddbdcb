import type { SubmissionResult } from "@conform-to/react";
import {
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
} from "@simplewebauthn/browser";
import { useSubmit } from "react-router";
import { callerSchema } from "~/accounts/schema.ts";
import { FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Alert } from "~/ui/alert.tsx";
import { Field } from "~/ui/form/field.tsx";
import { CARRIED, CarriedField } from "./carried-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { useHasPasskeys, usePasskey } from "./use-passkey.ts";

/** Value of the field `intent` that asks for a passkey in place of the password. */
export const PASSKEY = "passkey";

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
	/** Whether anybody has a passkey for this site. */
	takesPasskeys?: boolean;
	/** What the device is asked for, after the button for passkeys was pressed. */
	options?: PublicKeyCredentialRequestOptionsJSON;
	/** A form that is carried through signing in. */
	carried?: string;
	/** Why signing in failed, and the username that was entered. */
	result?: SubmissionResult;
}

export function SignInForm({ action, reason, result, options, ...props }: SignInFormProps) {
	const { takesCode, takesPasskeys } = props;
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
	const carried = props.carried ?? form.sent?.[CARRIED];
	const submit = useSubmit();
	const hasPasskeys = useHasPasskeys();
	const problem = usePasskey({
		options,
		ask: (optionsJSON) => startAuthentication({ optionsJSON }),
		send: (response) => {
			const fields = { intent: PASSKEY, response };
			const all = typeof carried === "string" ? { ...fields, [CARRIED]: carried } : fields;
			submit(all, { method: "post", action });
		},
	});
	return (
		<SignInCard form={form} action={action} title="Sign in" note="For the people who run the site.">
			{reason && !result ? <Alert tone="plain" title={reason} tabIndex={-1} autoFocus /> : null}
			<FormProblems form={{ ...form, problems: [] }} notice={form.notice ?? problem} />
			<CarriedField values={carried} />
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
			{takesPasskeys && hasPasskeys ? (
				<SendButton tone="line" name="intent" value={PASSKEY} formNoValidate>
					Sign in with a passkey
				</SendButton>
			) : null}
		</SignInCard>
	);
}
