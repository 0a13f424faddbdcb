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
import { under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import { ConfirmedForm } from "./confirmed-form.tsx";
import { intents } from "./intents.ts";
import { NO_PASSKEYS_HERE } from "./messages.ts";
import { useHasPasskeys, usePasskey } from "./use-passkey.ts";

interface PasskeysPanelProps {
	username: string;
	passkeys: readonly PasskeyRow[];
	/** Whether browsers allow passkeys at the site's address. */
	isPossible: boolean;
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
const day = (moment: Date) => dayInWords(dayOf(moment), true);

/** Lists the account's passkeys, and lets the user add and remove them. */
export function PasskeysPanel(props: PasskeysPanelProps) {
	const { leaving } = props;
	const passkeys = leaving ? [leaving] : props.passkeys;
	return (
		<Panel title="Passkeys" id="passkeys">
			<p>
				Sign in with your fingerprint, your face or your device’s PIN, in place of the password and
				the code. Passkeys stay when you change the password: please remove those that you don’t
				know.
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
			<div className={under}>
				{leaving ? <Removal {...props} leaving={leaving} /> : <Adding {...props} />}
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
	if (canAdd === undefined) {
		return (
			<noscript>
				<p>Adding a passkey needs JavaScript.</p>
			</noscript>
		);
	}
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
