/** What the account page's forms do: sessions, the password, codes, passkeys, and who else signs in. */
import { data, href, redirect } from "react-router";
import { z } from "zod";
import { takeCode, turnOffCodes } from "~/accounts/codes.server.ts";
import { changePassword } from "~/accounts/commands.server.ts";
import { knownDevice, knownDeviceCookie } from "~/accounts/known-device.server.ts";
import { addPasskey, askForNew, PASSKEYS_MAX, removePasskey } from "~/accounts/passkeys.server.ts";
import {
	INVITATIONS_MAX,
	invite,
	removePerson,
	signOutPerson,
	withdrawInvitation,
} from "~/accounts/people.server.ts";
import {
	CODE_WRONG,
	codeSchema,
	invitationSchema,
	type PasswordChange,
	passkeyResponseSchema,
	passwordChangeSchema,
	passwordSchema,
} from "~/accounts/schema.ts";
import { type AdminSession, endSessions, noSessionCookie } from "~/accounts/sessions.server.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { absoluteAddress } from "~/business/head.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import { type ParsedForm, parseForm } from "~/platform/forms/parse-form.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import type { Route } from "./+types/account.route";
import { intents } from "./intents.ts";
import { NO_PASSKEYS_HERE, PASSKEY_LATE, PASSKEY_REFUSED, WRONG_PASSWORD } from "./messages.ts";
import { afterSignOut, tooManyTries } from "./sign-in-redirects.server.ts";

/** An id that can't exist is treated as that of something that has already ended. */
const idSchema = z.coerce
	.number()
	.int()
	.positive()
	.max(2 ** 31 - 1)
	.catch(0);

/** The page's forms, told apart by the intent of the button that sends them. */
const accountSchema = (username: string) =>
	z.discriminatedUnion(
		"intent",
		[
			z.object({ intent: z.literal(intents.endOne), session: idSchema }),
			z.object({ intent: z.enum([intents.endOthers, intents.endAll]) }),
			passwordChangeSchema(username).safeExtend({ intent: z.literal(intents.changePassword) }),
			codeSchema.extend({ intent: z.literal(intents.turnOffCodes) }),
			passwordSchema.extend({ intent: z.literal(intents.addPasskey) }),
			z.object({ intent: z.literal(intents.keepPasskey), response: passkeyResponseSchema }),
			passwordSchema.extend({ intent: z.literal(intents.removePasskey), passkey: idSchema }),
			invitationSchema.extend({ intent: z.literal(intents.invite) }),
			z.object({ intent: z.literal(intents.withdrawInvitation), invitation: idSchema }),
			z.object({ intent: z.literal(intents.signOutPerson), person: idSchema }),
			passwordSchema.extend({ intent: z.literal(intents.removePerson), person: idSchema }),
		],
		"This form could not be read. Please try again.",
	);

const rulesFor = (username: string) => ({
	schema: accountSchema(username),
	secrets: ["current", "chosen", "again", "code", "password", "response"],
});

const passkeyProblems = {
	late: PASSKEY_LATE,
	refused: PASSKEY_REFUSED,
	"too many": `There are already ${PASSKEYS_MAX} passkeys. Please remove one first.`,
} as const;

const invitationProblems = {
	"made before":
		"This link was already made, and it is shown only once. If you don’t have it, withdraw the invitation and make another one.",
	"too many": `There are already ${INVITATIONS_MAX} invitations. Withdraw one that is no longer needed.`,
} as const;

const NOT_HERE = "That account is no longer here.";

async function backHere(message: string, ...cookies: string[]) {
	const headers = new Headers();
	for (const cookie of [await flashCookie({ message, statusCode: 200 }), ...cookies]) {
		headers.append("Set-Cookie", cookie);
	}
	return redirect(href("/admin/account"), { status: 303, headers });
}

/** Does what a form of the page asks for, or says why not. */
export async function answerForm({ request, context }: Route.ActionArgs) {
	const session = adminSession(context);
	const { account } = session;
	const actor = actorIn(context);
	const parsed = await parseForm(request, rulesFor(account.username));
	if (parsed.response) return parsed.response;
	const { value, reply } = parsed;
	if ("password" in value) {
		const refused = await refusedPassword({ ...parsed, value }, session);
		if (refused) return refused;
	}
	switch (value.intent) {
		case intents.endOne: {
			const ended = await endSessions(account, { only: value.session }, actor);
			return backHere(
				ended > 0 ? "That browser is signed out." : "That session had already ended.",
			);
		}
		case intents.endOthers: {
			const count = await endSessions(account, { except: session.id }, actor);
			return backHere(
				count > 0 ? "All other browsers are signed out." : "No other browser was signed in.",
			);
		}
		case intents.endAll: {
			await endSessions(account, "all", actor);
			const headers = { "Set-Cookie": await noSessionCookie() };
			return redirect(afterSignOut("everywhere"), { status: 303, headers });
		}
		case intents.changePassword:
			return handlePasswordChange({ ...parsed, value }, request, session, actor);
		case intents.turnOffCodes:
			return handleTurningOff({ ...parsed, value }, request, session, actor);
		case intents.addPasskey: {
			const asked = await askForNew(account);
			if (!asked) return reply({ formErrors: [NO_PASSKEYS_HERE] });
			// The browser asks the device for the passkey, and sends it with the next form.
			return data({ newPasskey: asked.options }, { headers: { "Set-Cookie": asked.cookie } });
		}
		case intents.keepPasskey: {
			const outcome = await addPasskey(account, value.response, request, actor);
			if (outcome !== "added") return reply({ formErrors: [passkeyProblems[outcome]] });
			return backHere("The passkey was added. You can sign in with it from now on.");
		}
		case intents.removePasskey: {
			const name = await removePasskey(account, value.passkey, actor);
			return backHere(
				name === undefined
					? "That passkey was already removed."
					: "The passkey was removed. It no longer signs anybody in.",
			);
		}
		case intents.invite: {
			const { name } = value;
			const made = await invite(name, account, actor, parsed.submissionKey);
			if (made.problem) return reply({ formErrors: [invitationProblems[made.problem]] });
			const path = href("/admin/invitation/:token", { token: made.token });
			return data({ invitation: { name, address: absoluteAddress(path) } });
		}
		case intents.withdrawInvitation: {
			const name = await withdrawInvitation(value.invitation, account, actor);
			return backHere(
				name === undefined
					? "That invitation was already withdrawn or accepted."
					: `The invitation for ${name} was withdrawn.`,
			);
		}
		case intents.signOutPerson: {
			const name = await signOutPerson(value.person, account, actor);
			return backHere(name === undefined ? NOT_HERE : `${name} is signed out everywhere.`);
		}
		case intents.removePerson: {
			const name = await removePerson(value.person, account, actor);
			return backHere(name === undefined ? NOT_HERE : `The account of ${name} was removed.`);
		}
	}
}

/**
 * The response if the password that confirms a change is wrong; wrong ones count toward the same limits as in
 * signing in.
 */
async function refusedPassword(
	{ value, reply }: ParsedForm<{ password: string }>,
	{ id: session, account }: AdminSession,
) {
	const credentials = { username: account.username, password: value.password };
	const known = await signIn(credentials, visitorNetwork(), "admin", { session });
	if (known.outcome === "throttled") return tooManyTries(reply, known.seconds);
	if (known.outcome === "refused") return reply({ fieldErrors: { password: [WRONG_PASSWORD] } });
	return undefined;
}

async function handlePasswordChange(
	{ value, reply }: ParsedForm<PasswordChange>,
	request: Request,
	{ id: session, account }: AdminSession,
	actor: Actor,
) {
	const visit = { request, network: visitorNetwork(), session };
	const result = await changePassword(account, value, visit, actor);
	if (result.outcome === "throttled") return tooManyTries(reply, result.seconds);
	if (result.outcome === "refused") return reply({ fieldErrors: { current: [WRONG_PASSWORD] } });
	return backHere(
		"Your password was changed. Other browsers and all tokens were signed out.",
		result.cookie,
		await knownDeviceCookie(request, account.id),
	);
}

/** Asks for a code first, because somebody who finds an open browser doesn't have the phone. */
async function handleTurningOff(
	{ value, reply }: ParsedForm<{ code: string }>,
	request: Request,
	{ account }: AdminSession,
	actor: Actor,
) {
	const isKnown = (await knownDevice(request, account.id)) !== undefined;
	const taken = await takeCode(account, value.code, actor, isKnown);
	if (taken.outcome === "throttled") return tooManyTries(reply, taken.seconds);
	if (taken.outcome === "wrong") return reply({ fieldErrors: { code: [CODE_WRONG] } });
	await turnOffCodes(account, actor);
	return backHere("Signing in now takes only your password.");
}
