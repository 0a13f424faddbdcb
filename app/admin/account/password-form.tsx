import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { passwordChangeSchema } from "~/accounts/schema.ts";
import { PASSWORD_MIN } from "~/business/password-length.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { form as formLayout } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { intents } from "./intents.ts";
import { PASSWORD_HINT } from "./messages.ts";

const labels = {
	current: "Current password",
	chosen: "New password",
	again: "New password, once more",
} as const;
const missing = {
	current: "Please enter your current password.",
	chosen: "Please enter a new password.",
	again: "Please enter the new password once more.",
} as const;

const names = ["current", "chosen", "again"] as const;

interface PasswordFormProps {
	username: string;
	/** Why a change was not accepted. */
	result?: SubmissionResult;
}

/** Changes the password. Asks for the current one too, because somebody may have left a browser open. */
export function PasswordForm({ username, result }: PasswordFormProps) {
	const form = useCheckedForm({
		id: "password",
		schema: passwordChangeSchema(username),
		names,
		missing,
		result,
	});
	return (
		<Panel title="Change password" id="change-password">
			<CheckedForm form={form} action={href("/admin/account")} className={formLayout}>
				<FormProblems form={form} />
				<input type="hidden" name="intent" value={intents.changePassword} />
				{/* Tells a password manager whose password it is; not submitted. */}
				<input type="text" autoComplete="username" value={username} readOnly hidden />
				{names.map((name) => (
					<Field
						key={name}
						id={form.control(name).id}
						name={name}
						label={labels[name]}
						hint={name === "chosen" ? PASSWORD_HINT : undefined}
						error={form.control(name).error}
						type="password"
						autoComplete={name === "current" ? "current-password" : "new-password"}
						minLength={name === "chosen" ? PASSWORD_MIN : undefined}
						required
					/>
				))}
				<div>
					<SendButton busy="Changing…">Change password</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}
