/** The admin's own account: open sessions, the password, codes for signing in, and passkeys; and who else signs in. */
import { codesOf } from "~/accounts/codes.server.ts";
import { passkeyDomain, passkeysOf } from "~/accounts/passkeys.server.ts";
import { peopleAndInvitations } from "~/accounts/people.server.ts";
import { openSessions } from "~/accounts/sessions.server.ts";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { adminSession } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { AdminHead, Columns } from "../page.tsx";
import { ShownOnce } from "../shown-once.tsx";
import type { Route } from "./+types/account.route";
import { accountAction } from "./account-actions.server.ts";
import { NOT_DONE } from "./messages.ts";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { SessionList } from "./session-list.tsx";
import { CodesPanel, PasswordForm } from "./sign-in-panels.tsx";

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = withLoaderErrors(
	failures.fetchAccount,
	async ({ context }: Route.LoaderArgs) => {
		const session = adminSession(context);
		const { id, username } = session.account;
		return {
			username,
			own: session.id,
			codes: await codesOf(id),
			passkeys: await passkeysOf(id),
			/** Whether browsers allow passkeys at the site's address. */
			isPossible: passkeyDomain !== undefined,
			...(await peopleAndInvitations()),
			sessions: await openSessions(session.account),
		};
	},
);

export const action = withActionErrors(NOT_DONE, accountAction);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const changed = useSavedCount(actionData);
	const made = actionData && "invitation" in actionData ? actionData.invitation : undefined;
	const options = actionData && "newPasskey" in actionData ? actionData.newPasskey : undefined;
	return (
		<>
			<AdminHead title="Account" note={`Signed in as ${loaderData.username}`} />
			{made ? <MadeInvitation key={made.address} {...made} /> : null}
			<Columns>
				<div>
					<SessionList {...loaderData} />
					<PasskeysPanel key={changed} {...loaderData} options={options} />
				</div>
				<div>
					<PasswordForm key={changed} {...loaderData} />
					<CodesPanel {...loaderData} />
					<PeoplePanel key={`people ${changed} ${made?.address}`} {...loaderData} />
				</div>
			</Columns>
		</>
	);
}

/** Shows the link of a new invitation. This is the only time it is shown. */
function MadeInvitation({ name, address }: { name: string; address: string }) {
	const subject = `Your account at ${facts.brand}`;
	const body = `Hello ${name},\n\nplease choose a user name and a password here, within a week:\n${address}\n`;
	const email = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
	return (
		<ShownOnce
			title={`The invitation for ${name}`}
			note="Pass this link on to nobody else: it works once, for seven days. It won’t be shown again. If it gets lost, withdraw the invitation and make another one."
			label={`Link of the invitation for ${name}`}
			address={address}
		>
			<ButtonLink small href={email}>
				Send it in an email of yours
			</ButtonLink>
		</ShownOnce>
	);
}
