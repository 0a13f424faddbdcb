import {
	type PublicKeyCredentialCreationOptionsJSON,
	startRegistration,
} from "@simplewebauthn/browser";
import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { under } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import { ConfirmedForm, type PanelProps, Removal, Row } from "./account-form.tsx";
import { NO_PASSKEYS_HERE } from "./messages.ts";
import { useHasPasskeys, usePasskey } from "./use-passkey.ts";

interface PasskeysPanelProps extends PanelProps {
	/** What the device is asked for, once the password was right. */
	options?: PublicKeyCredentialCreationOptionsJSON;
}

const day = (moment: Date) => dayInWords(dayOf(moment), true);

export function PasskeysPanel(props: PasskeysPanelProps) {
	const { passkeys, username } = props;
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
						<Row
							key={id}
							name={name}
							line={`Added ${day(createdAt)}, ${lastUsedAt ? `last used ${day(lastUsedAt)}` : "not used yet"}`}
						>
							<Removal
								intent="remove-passkey"
								id={id}
								name={name}
								username={username}
								label="Remove the passkey"
							>
								It will no longer sign anybody in here. The device still lists it until you delete
								it there as well.
							</Removal>
						</Row>
					))}
				</ul>
			) : null}
			<div className={under}>
				<Adding {...props} />
			</div>
		</Panel>
	);
}

function Adding({ username, isPossible, options }: PasskeysPanelProps) {
	const canAdd = useHasPasskeys();
	const problem = usePasskey({
		options,
		ask: startRegistration,
		action: href("/admin/account"),
		fields: { intent: "keep-passkey" },
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
			username={username}
			intent="add-passkey"
			isOwn={({ intent }) => intent === "add-passkey" || intent === "keep-passkey"}
			button={{ children: "Add a passkey" }}
			problem={problem}
		/>
	);
}
