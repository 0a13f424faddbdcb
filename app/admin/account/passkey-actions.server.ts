/** What the account page's forms about passkeys do. */
import { data, href } from "react-router";
import { addPasskey, askForNew, PASSKEYS_MAX, removePasskey } from "~/accounts/passkeys.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { refusedPassword } from "./confirmed-form.server.ts";
import { NO_PASSKEYS_HERE, PASSKEY_LATE, PASSKEY_REFUSED } from "./messages.ts";

type Context = Parameters<typeof adminSession>[0];

const problems = {
	late: PASSKEY_LATE,
	refused: PASSKEY_REFUSED,
	"too many": `There are already ${PASSKEYS_MAX} passkeys. Please remove one first.`,
} as const;

/** Asks the browser for a passkey, once the password was right. */
export async function handleAddingPasskey(
	parsed: ParsedForm<{ password: string }>,
	context: Context,
) {
	const refused = await refusedPassword(parsed, context);
	if (refused) return refused;
	const asked = await askForNew(adminSession(context).account);
	if (!asked) return parsed.reply({ formErrors: [NO_PASSKEYS_HERE] });
	return data({ newPasskey: asked.options }, { headers: { "Set-Cookie": asked.cookie } });
}

/** Stores the passkey that the browser made. */
export async function handleNewPasskey(
	{ value, reply }: ParsedForm<{ response: string }>,
	request: Request,
	context: Context,
) {
	const { account } = adminSession(context);
	const outcome = await addPasskey(account, value.response, request, actorIn(context));
	if (outcome !== "added") return reply({ formErrors: [problems[outcome]] });
	return redirectWithToast(
		href("/admin/account"),
		"The passkey was added. You can sign in with it from now on.",
	);
}

export async function handlePasskeyRemoval(
	parsed: ParsedForm<{ password: string; passkey?: number }>,
	context: Context,
) {
	const refused = await refusedPassword(parsed, context);
	if (refused) return refused;
	const { passkey = 0 } = parsed.value;
	const name = await removePasskey(adminSession(context).account, passkey, actorIn(context));
	return redirectWithToast(
		href("/admin/account"),
		name === undefined
			? "That passkey was already removed."
			: "The passkey was removed. It no longer signs anybody in.",
	);
}
