import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { credentialsSchema } from "~/accounts/schema.ts";
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
	/** Why it was not accepted, and the name that was written. */
	result?: SubmissionResult;
}

export function SignInForm({ action, reason, result }: SignInFormProps) {
	const [form, fields] = useForm<z.input<typeof credentialsSchema>>({
		id: "sign-in",
		lastResult: result,
		defaultNoValidate: false,
	});
	const { username, password } = fields;
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
			<Button>Sign in</Button>
		</SignInCard>
	);
}
