import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { codeSchema, passwordChangeSchema } from "~/accounts/schema.ts";
import { PASSWORD_MIN } from "~/business/password-length.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { form as formLayout, wayOn } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { intents } from "./intents.ts";
import { PASSWORD_HINT } from "./messages.ts";

interface CodesPanelProps {
	isOn: boolean;
	/** How many recovery codes are left. */
	recoveryCodes: number;
	/** Why turning codes off was not accepted. */
	result?: SubmissionResult;
}

const title = "Codes for signing in";

/** Shows whether signing in also takes a code from the phone, and lets the user change that. */
export function CodesPanel({ isOn, recoveryCodes, result }: CodesPanelProps) {
	if (isOn) return <TurningOff recoveryCodes={recoveryCodes} result={result} />;
	return (
		<Panel title={title} id="codes">
			<p>
				Ask for a code from your phone after the password. Then nobody can get in with your password
				alone.
			</p>
			<p className={wayOn}>
				<ButtonLink tone="line" to={href("/admin/account/codes")}>
					Set up codes
				</ButtonLink>
			</p>
		</Panel>
	);
}

function TurningOff({ recoveryCodes, result }: Omit<CodesPanelProps, "isOn">) {
	const form = useCheckedForm({
		id: "codes-off",
		schema: codeSchema,
		missing: { code: "Please enter a code." },
		hasPlainIds: true,
		checks: "onSubmit",
		result,
	});
	const { error } = form.control("code");
	return (
		<Panel title={title} id="codes">
			<CheckedForm form={form} action={href("/admin/account")} className={formLayout}>
				<FormProblems form={form} />
				<p>
					Signing in takes a code from your phone. {recoveryText(recoveryCodes)} To get new ones,
					turn codes off and set them up again.
				</p>
				<input type="hidden" name="intent" value={intents.turnOffCodes} />
				<Field
					label="Code from your phone, or a recovery code"
					name="code"
					error={error}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
				<div>
					<SendButton tone="bad">Turn codes off</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}

function recoveryText(count: number): string {
	if (count === 0) return "No recovery code is left.";
	return count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`;
}

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
