import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { href } from "react-router";
import type { z } from "zod";
import type { codeSchema } from "~/accounts/schema.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Problems } from "~/ui/problems.tsx";
import { muted } from "~/ui/text.css.ts";
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
	const [form, { code }] = useForm<z.input<typeof codeSchema>>({
		id: "code-form",
		lastResult: result,
		defaultNoValidate: false,
	});
	return (
		<SignInCard
			{...getFormProps(form)}
			action={action}
			title="One more step"
			note={`Signing in as ${username}.`}
		>
			<Problems notice={form.errors?.[0]} problems={[]} />
			<Field
				label="Code"
				name={code.name}
				hint="The six digits that your authenticator app shows now, or one of your recovery codes."
				error={code.errors && "Please enter the code."}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<Button data-busy="Signing in…">Sign in</Button>
			<p className={muted}>
				<Link to={href("/admin/login")}>Sign in as somebody else</Link>
			</p>
		</SignInCard>
	);
}
