import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { codesSchema } from "~/accounts/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { QrCode, type QrOutline } from "~/ui/picture/qr-code.tsx";
import { form as formLayout, wayOn } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./codes.css.ts";

interface CodesSetupProps {
	/** Whether codes are already on, so that there is nothing to set up. */
	isOn: boolean;
	username: string;
	/** The key for the app, in base32. */
	appKey: string;
	/** The key as an address that opens an authenticator app. */
	address: string;
	/** The address as a QR code. */
	qr: QrOutline;
	result?: SubmissionResult;
}

const names = ["code", "password"] as const;
const missing = {
	code: "Please enter the code that the app shows.",
	password: "Please enter your password.",
} as const;

/** Gives an authenticator app its key, and asks for a first code as proof that it works. */
export function CodesSetup({ isOn, username, appKey, address, qr, result }: CodesSetupProps) {
	const form = useCheckedForm({
		id: "codes-form",
		schema: codesSchema,
		names,
		missing,
		hasPlainIds: true,
		checks: "onSubmit",
		result,
	});
	if (isOn) return <AlreadyOn />;
	const isStrange = form.control("key").error !== undefined;
	const strange = isStrange ? "Please scan the new picture; the last one was damaged." : undefined;
	return (
		<Panel>
			<CheckedForm form={form} action={href("/admin/account/codes")} className={formLayout}>
				<FormProblems form={form} notice={form.notice ?? strange} />
				<ol className={css.steps}>
					<li>
						<h2 className={css.step}>Get an authenticator app</h2>
						<p>
							For example, Google Authenticator, Microsoft Authenticator, 2FAS, Aegis, or the
							password manager that you already use.
						</p>
					</li>
					<li>
						<h2 className={css.step}>Scan this picture with it</h2>
						<QrCode outline={qr} label="QR code of the key below" className={css.qr} />
						<p>
							Or <a href={address}>open it in the app on this device</a>, or type this key into the
							app:
						</p>
						<p>
							<code className={css.key}>{appKey.match(/.{4}/g)?.join(" ")}</code>
						</p>
					</li>
					<li>
						<h2 className={css.step}>Enter the code that it shows</h2>
						<input type="hidden" name="key" value={appKey} />
						{/* Tells a password manager whose password it is; not submitted. */}
						<input type="text" autoComplete="username" value={username} readOnly hidden />
						<div className={css.fields}>
							<Field
								label="Code"
								name="code"
								hint="Six digits. The app shows a new code every 30 seconds."
								error={form.control("code").error}
								inputMode="numeric"
								autoComplete="one-time-code"
								required
							/>
							<Field
								label="Your password"
								name="password"
								type="password"
								error={form.control("password").error}
								autoComplete="current-password"
								required
							/>
						</div>
					</li>
				</ol>
				<div className={css.afterSteps}>
					<SendButton busy="Turning on…">Turn codes on</SendButton>
					<ButtonLink tone="line" to={href("/admin/account")}>
						Not now
					</ButtonLink>
				</div>
			</CheckedForm>
		</Panel>
	);
}

const AlreadyOn = () => (
	<Panel>
		<Alert tone="plain" title="Codes are already on">
			<p>Signing in asks for the code that your phone shows.</p>
		</Alert>
		<p className={wayOn}>
			<ButtonLink tone="line" to={href("/admin/account")}>
				Back to your account
			</ButtonLink>
		</p>
	</Panel>
);
