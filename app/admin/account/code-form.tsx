import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { codeSchema } from "~/accounts/schema.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { SignInCard } from "./sign-in-card.tsx";

interface CodeFormProps {
	/** The form's target, with the requested page in its query. */
	action: string;
	username: string;
	/** Whether to ask for a recovery code. It has letters, which a numeric keyboard lacks. */
	isRecovery?: boolean;
	/** Address of the page that asks for the other kind of code; a form that is carried would be lost there. */
	other?: string;
	/** A form that is carried through signing in. */
	carried?: string;
	/** Why the code was not accepted. */
	result?: SubmissionResult;
}

/** Asks for the code after the right password was entered. */
export function CodeForm({ action, username, isRecovery, other, carried, result }: CodeFormProps) {
	const form = useCheckedForm({
		id: "code-form",
		schema: codeSchema,
		missing: { code: "Please enter the code." },
		hasPlainIds: true,
		checks: "onSubmit",
		result,
	});
	const code = form.control("code");
	return (
		<SignInCard
			form={{ ...form, problems: [] }}
			action={action}
			title="One more step"
			note={`Signing in as ${username}.`}
			carried={carried}
		>
			<Field
				label={isRecovery ? "Recovery code" : "Code"}
				name={code.name}
				hint={
					isRecovery
						? "One of the codes that you saved when you turned codes on. Each works once."
						: "The six digits that your authenticator app shows now."
				}
				error={code.error && "Please enter the code."}
				inputMode={isRecovery || carried ? "text" : "numeric"}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<SendButton busy="Signing in…">Sign in</SendButton>
			{other ? (
				<p>
					<Link to={other}>{isRecovery ? "Use the app’s code" : "Use a recovery code"}</Link>
				</p>
			) : null}
			<p className={muted}>
				<Link to={href("/admin/login")}>Sign in as somebody else</Link>
			</p>
		</SignInCard>
	);
}
