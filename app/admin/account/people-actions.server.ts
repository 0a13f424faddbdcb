/** What the account page's forms about other people do. */
import { data, href } from "react-router";
import {
	INVITATIONS_MAX,
	invite,
	removePerson,
	signOutPerson,
	withdrawInvitation,
} from "~/accounts/people.server.ts";
import { absoluteAddress } from "~/business/head.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { refusedPassword } from "./confirmed-form.server.ts";

type Context = Parameters<typeof adminSession>[0];

const problems = {
	"made before":
		"This link was already made, and it is shown only once. If you don’t have it, withdraw the invitation and make another one.",
	"too many": `There are already ${INVITATIONS_MAX} invitations. Withdraw one that is no longer needed.`,
} as const;

const NOT_HERE = "That account is no longer here.";

const backHere = (message: string) => redirectWithToast(href("/admin/account"), message);

/** Makes an invitation, and shows its link. */
export async function handleInvitation(
	parsed: ParsedForm<{ name: string; password: string }>,
	context: Context,
) {
	const refused = await refusedPassword(parsed, context);
	if (refused) return refused;
	const { account } = adminSession(context);
	const { name } = parsed.value;
	const made = await invite(name, account, actorIn(context), parsed.submissionKey);
	if (made.problem) return parsed.reply({ formErrors: [problems[made.problem]] });
	const path = href("/admin/invitation/:token", { token: made.token });
	return data({ invitation: { name, address: absoluteAddress(path) } });
}

export async function handleWithdrawal(invitation: number | undefined, context: Context) {
	const { account } = adminSession(context);
	const name = await withdrawInvitation(invitation ?? 0, account, actorIn(context));
	return backHere(
		name === undefined
			? "That invitation was already withdrawn or accepted."
			: `The invitation for ${name} was withdrawn.`,
	);
}

export async function handleSigningOut(person: number | undefined, context: Context) {
	const { account } = adminSession(context);
	const name = await signOutPerson(person ?? 0, account, actorIn(context));
	return backHere(name === undefined ? NOT_HERE : `${name} is signed out everywhere.`);
}

export async function handlePersonRemoval(
	parsed: ParsedForm<{ password: string; person?: number }>,
	context: Context,
) {
	const refused = await refusedPassword(parsed, context);
	if (refused) return refused;
	const { account } = adminSession(context);
	const name = await removePerson(parsed.value.person ?? 0, account, actorIn(context));
	return backHere(name === undefined ? NOT_HERE : `The account of ${name} was removed.`);
}
