import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { href } from "react-router";
import type { PasswordChange } from "~/accounts/schema.ts";
import { PASSWORD_MIN } from "~/business/password-length.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Problems } from "~/ui/problems.tsx";
import { form as formLayout } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { answerProblem } from "./answer-problem.ts";
import { intents } from "./intents.ts";

const labels = {
	current: "Current password",
	chosen: "New password",
	again: "New password, once more",
} as const;
const empty = {
	current: "Please write your current password.",
	chosen: "Please write a new password.",
	again: "Please write the new password once more.",
} as const;

interface PasswordFormProps {
	username: string;
	/** Why a change was not accepted. */
	result?: SubmissionResult;
}

/** Another password; the current one is asked for, because a browser may have been left open. */
export function PasswordForm({ username, result }: PasswordFormProps) {
	const [form, fields] = useForm<PasswordChange>({
		id: "password",
		lastResult: result,
		defaultNoValidate: false,
	});
	const names = ["current", "chosen", "again"] as const;
	const errorOf = (name: (typeof names)[number]) => answerProblem(fields[name].errors, empty[name]);
	const problems = names.flatMap((name) => {
		const message = errorOf(name);
		return message ? [{ id: fields[name].id, message }] : [];
	});
	return (
		<Panel title="Change password" id="change-password">
			<form
				{...getFormProps(form)}
				method="post"
				action={href("/admin/account")}
				className={formLayout}
			>
				<Problems notice={form.errors?.[0]} problems={problems} />
				<input type="hidden" name="intent" value={intents.changePassword} />
				{/* Tells a password manager whose password it is; it isn't sent. */}
				<input type="text" autoComplete="username" value={username} readOnly hidden />
				{names.map((name) => (
					<Field
						key={name}
						id={fields[name].id}
						name={name}
						label={labels[name]}
						hint={
							name === "chosen"
								? `At least ${PASSWORD_MIN} characters. A few words that nobody expects together are good.`
								: undefined
						}
						error={errorOf(name)}
						type="password"
						autoComplete={name === "current" ? "current-password" : "new-password"}
						minLength={name === "chosen" ? PASSWORD_MIN : undefined}
						required
					/>
				))}
				<div>
					<Button>Change password</Button>
				</div>
			</form>
		</Panel>
	);
}
