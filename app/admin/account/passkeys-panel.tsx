import type { SubmissionResult } from "@conform-to/react";
import {
	type PublicKeyCredentialCreationOptionsJSON,
	startRegistration,
} from "@simplewebauthn/browser";
import { href, useSubmit } from "react-router";
import type { PasskeyRow } from "~/accounts/passkeys.server.ts";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { under, wayOn } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import { ConfirmedForm } from "./confirmed-form.tsx";
import { intents, WAY_IN } from "./intents.ts";
import { NO_PASSKEYS_HERE } from "./messages.ts";
import { useHasPasskeys, usePasskey } from "./use-passkey.ts";

interface PasskeysPanelProps {
	username: string;
	passkeys: readonly PasskeyRow[];
	/** Whether browsers allow passkeys at the site's address. */
	isPossible: boolean;
	/** Whether only a passkey signs in. */
	needsPasskey: boolean;
	/** Whether the user wants to change that. */
	isChangingWay: boolean;
	/** The passkey that the user wants to remove. */
	leaving?: PasskeyRow;
	/** What the device is asked for, once the password was right. */
	options?: PublicKeyCredentialCreationOptionsJSON;
	/** Why a form of this panel was not accepted. */
	result?: SubmissionResult;
}

const account = () => href("/admin/account");
/** The account page with the question about a passkey. */
const removal = (id: number) => `${account()}?passkey=${id}`;
/** The account page with the question whether only a passkey should sign in. */
const wayIn = () => `${account()}?${WAY_IN}`;
const day = (moment: Date) => dayInWords(dayOf(moment), true);

/** Lists the account's passkeys, and lets the user add and remove them. */
export function PasskeysPanel(props: PasskeysPanelProps) {
	const { leaving, needsPasskey, isChangingWay } = props;
	const passkeys = leaving ? [leaving] : props.passkeys;
	return (
		<Panel title="Passkeys" id="passkeys">
			<p>
				Sign in with your fingerprint, your face or your device’s PIN, in place of the password.
				Passkeys stay when you change the password: please remove those that you don’t know.
			</p>
			{passkeys.length > 0 ? (
				<ul className={rows.list}>
					{passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
						<li key={id} className={rows.item}>
							<div className={rows.about}>
								<span className={rows.name}>{name}</span>
								<p className={rows.line}>
									Added {day(createdAt)},{" "}
									{lastUsedAt ? `last used ${day(lastUsedAt)}` : "not used yet"}
								</p>
							</div>
							{leaving ? null : (
								<ButtonLink tone="line" small to={`${removal(id)}#passkeys`}>
									Remove<span className={visuallyHidden}> {name}</span>
								</ButtonLink>
							)}
						</li>
					))}
				</ul>
			) : null}
			{props.passkeys.length > 0 && !leaving && !isChangingWay ? (
				<>
					<p>
						{needsPasskey
							? "Only a passkey signs you in. Your password alone opens nothing."
							: "Your password signs you in as well. With passkeys on two devices you can do without it: then nobody gets in with your password alone."}
					</p>
					<p className={wayOn}>
						<ButtonLink tone="line" small to={`${wayIn()}#passkeys`}>
							{needsPasskey ? "Sign in with the password, too" : "Sign in only with a passkey"}
						</ButtonLink>
					</p>
				</>
			) : null}
			<div className={under}>
				{leaving ? (
					<Removal {...props} leaving={leaving} />
				) : props.isChangingWay ? (
					<WayIn {...props} />
				) : (
					<Adding {...props} />
				)}
			</div>
		</Panel>
	);
}

function Removal({
	leaving: { id, name },
	username,
	result,
}: PasskeysPanelProps & { leaving: PasskeyRow }) {
	return (
		<ConfirmedForm
			id="remove-passkey"
			action={removal(id)}
			username={username}
			intent={intents.removePasskey}
			label="Remove the passkey"
			tone="bad"
			result={result}
			beside={
				<ButtonLink tone="line" to={account()}>
					Keep it
				</ButtonLink>
			}
		>
			<p>
				Remove the passkey that was added with {name}? It will no longer sign anybody in here. The
				device still lists it until you delete it there as well.
			</p>
			<input type="hidden" name="passkey" value={id} />
		</ConfirmedForm>
	);
}

function WayIn({ needsPasskey, username, result }: PasskeysPanelProps) {
	return (
		<ConfirmedForm
			id="way-in"
			action={wayIn()}
			username={username}
			intent={needsPasskey ? intents.allowPassword : intents.requirePasskey}
			label={needsPasskey ? "Sign in with the password, too" : "Sign in only with a passkey"}
			result={result}
			beside={
				<ButtonLink tone="line" to={account()}>
					Cancel
				</ButtonLink>
			}
		>
			<p>
				{needsPasskey
					? "Whoever knows your password can then sign in with it."
					: "Your password will no longer sign you in here, nor give other programs a token. If you lose every device with a passkey, only whoever runs the server can let you in again."}
			</p>
		</ConfirmedForm>
	);
}

function Adding({ username, isPossible, options, result }: PasskeysPanelProps) {
	const submit = useSubmit();
	const canAdd = useHasPasskeys();
	const problem = usePasskey({
		options,
		ask: (optionsJSON) => startRegistration({ optionsJSON }),
		send: (response) =>
			submit({ intent: intents.keepPasskey, response }, { method: "post", action: account() }),
	});
	if (!isPossible) return <p>{NO_PASSKEYS_HERE}</p>;
	if (canAdd === undefined) return <p>Adding a passkey needs JavaScript.</p>;
	if (!canAdd) return <p>This browser can’t add a passkey.</p>;
	return (
		<ConfirmedForm
			id="add-passkey"
			action={account()}
			username={username}
			intent={intents.addPasskey}
			label="Add a passkey"
			result={result}
			problem={problem}
		/>
	);
}
