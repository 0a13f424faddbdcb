import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { callerSchema } from "~/accounts/schema.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Problems } from "~/ui/problems.tsx";
import { SignInCard } from "./sign-in-card.tsx";

interface SignInFormProps {
	/** Where it is sent: the page that was asked for goes along. */
	action: string;
	/** Why one stands before it again, such as a session that ended. */
	reason?: string;
	/** Whether a code is asked for at once, because the password alone gets nobody in just now. */
	takesCode?: boolean;
	/** Why it was not accepted, and the name that was written. */
	result?: SubmissionResult;
}

export function SignInForm({ action, reason, takesCode, result }: SignInFormProps) {
	const [form, fields] = useForm<z.input<typeof callerSchema>>({
		id: "sign-in",
		lastResult: result,
		defaultNoValidate: false,
	});
	const { username, password, code } = fields;
	return (
		<SignInCard
			{...getFormProps(form)}
			action={action}
			title="Sign in"
			note="For the people who run the site."
		>
			{reason && !result ? <Alert tone="plain" title={reason} tabIndex={-1} autoFocus /> : null}
			<Problems notice={form.errors?.[0]} problems={[]} />
			<Field
				label="Username"
				name={username.name}
				defaultValue={username.initialValue}
				error={username.errors && "Please enter your username."}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<Field
				label="Password"
				name={password.name}
				type="password"
				error={password.errors && "Please enter your password."}
				autoComplete="current-password"
				required
			/>
			{takesCode ? (
				<Field
					label="Code"
					optional
					name={code.name}
					hint="The six digits that your authenticator app shows now, or one of your recovery codes."
					error={code.errors}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
				/>
			) : null}
			<Button>Sign in</Button>
		</SignInCard>
	);
}
