import { href } from "react-router";
import { codeSchema, passwordChangeSchema } from "~/accounts/schema.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import { AccountForm, NewPassword, OwnName, type PanelProps } from "./account-form.tsx";
import { CodeField } from "./sign-in-card.tsx";

/** Shows whether signing in also takes a code from the phone, and lets the user change that. */
export const CodesPanel = ({ codes: { isOn, recoveryCodes } }: PanelProps) => (
	<Panel title="Codes for signing in" id="codes">
		{isOn ? (
			<AccountForm
				intent="turn-off-codes"
				schema={codeSchema}
				button={{ tone: "bad", children: "Turn codes off" }}
			>
				{(control) => (
					<>
						<p>
							Signing in takes a code from your phone. {recoveryText(recoveryCodes)} To get new
							ones, turn codes off and set them up again.
						</p>
						<CodeField {...control("code")} label="Code from your phone, or a recovery code" />
					</>
				)}
			</AccountForm>
		) : (
			<>
				<p>
					Ask for a code from your phone after the password. Then nobody can get in with your
					password alone.
				</p>
				<p className={under}>
					<ButtonLink tone="line" to={href("/admin/account/codes")}>
						Set up codes
					</ButtonLink>
				</p>
			</>
		)}
	</Panel>
);

function recoveryText(count: number): string {
	if (count === 0) return "No recovery code is left.";
	return count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`;
}

/** The forms that show their refusals themselves. */
const elsewhere = /^(turn-off-codes|(add|keep|remove)-passkey|invite|remove-person)$/;

/**
 * Changes the password. Asks for the current one too, because somebody may have left a browser open. Also shows
 * the refusals of forms that have no place of their own for them, such as a button's.
 */
export function PasswordForm({ username }: PanelProps) {
	return (
		<Panel title="Change password" id="change-password">
			<AccountForm
				intent="change-password"
				isOwn={({ intent }) => !elsewhere.test(String(intent))}
				schema={passwordChangeSchema(username)}
				checks="onBlur"
				button={{ busy: "Changing…", children: "Change password" }}
			>
				{(control) => (
					<>
						<OwnName username={username} />
						<Field
							{...control("current")}
							label="Current password"
							type="password"
							autoComplete="current-password"
						/>
						<NewPassword control={control} label="New password" />
					</>
				)}
			</AccountForm>
		</Panel>
	);
}
