/** What the account page's forms do: sessions, the password, codes, passkeys, and who else signs in. */
import { data, href, redirect } from "react-router";
import { z } from "zod";
import { codesOf, takeCode, turnOffCodes } from "~/accounts/codes.server.ts";
import { changePassword } from "~/accounts/commands.server.ts";
import { knownDevice, knownDeviceCookie } from "~/accounts/known-device.server.ts";
import { addPasskey, askForNew, PASSKEYS_MAX, removePasskey } from "~/accounts/passkeys.server.ts";
import {
	INVITATIONS_MAX,
	invite,
	removePerson,
	withdrawInvitation,
} from "~/accounts/people.server.ts";
import {
	CODE_WRONG,
	codeSchema,
	invitationSchema,
	passkeyResponseSchema,
	passwordChangeSchema,
	passwordSchema,
} from "~/accounts/schema.ts";
import { endSessions } from "~/accounts/sessions.server.ts";
import { absoluteAddress } from "~/business/head.ts";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { rowId } from "~/platform/forms/written-text.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import type { Route } from "./+types/account.route";
import { NO_PASSKEYS_HERE, passkeyProblems } from "./messages.ts";
import { confirmPassword, refusal, signedOut, wrongPassword } from "./sign-in-redirects.server.ts";

/** An id that can't exist is treated as that of something that has already ended. */
const idSchema = rowId().catch(0);

const accountSchema = (username: string) =>
	z.discriminatedUnion(
		"intent",
		[
			z.object({ intent: z.literal("end"), about: idSchema }),
			z.object({ intent: z.literal("end-all") }),
			passwordChangeSchema(username).safeExtend({ intent: z.literal("change-password") }),
			codeSchema.extend({ intent: z.literal("turn-off-codes") }),
			passwordSchema.extend({ intent: z.literal("add-passkey") }),
			z.object({ intent: z.literal("keep-passkey"), response: passkeyResponseSchema }),
			invitationSchema.extend({ intent: z.literal("invite") }),
			z.object({ intent: z.literal("withdraw-invitation"), about: idSchema }),
			passwordSchema.extend({
				intent: z.enum(["remove-passkey", "remove-person"]),
				about: idSchema,
			}),
		],
		"This form could not be read. Please try again.",
	);

export type AccountIntent = z.output<ReturnType<typeof accountSchema>>["intent"];

const rulesFor = (username: string) => ({
	schema: accountSchema(username),
	secrets: ["current", "chosen", "again", "code", "password", "response"],
});

const addingProblems = {
	...passkeyProblems,
	"too many": `There are already ${PASSKEYS_MAX} passkeys. Please remove one first.`,
} as const;

const invitationProblems = {
	"made before":
		"This link was already made, and it is shown only once. If you don’t have it, withdraw the invitation and make another one.",
	"too many": `There are already ${INVITATIONS_MAX} invitations. Withdraw one that is no longer needed.`,
} as const;

/** What ends something, and what the page says then: with its name, or that it was gone. */
const endings = {
	"remove-passkey": {
		end: removePasskey,
		done: () => "The passkey was removed. It no longer signs anybody in.",
		gone: "That passkey was already removed.",
	},
	"withdraw-invitation": {
		end: withdrawInvitation,
		done: (name: string) => `The invitation for ${name} was withdrawn.`,
		gone: "That invitation was already withdrawn or accepted.",
	},
	"remove-person": {
		end: removePerson,
		done: (name: string) => `The account of ${name} was removed.`,
		gone: "That account is no longer here.",
	},
};

async function backHere(message: string, ...cookies: string[]) {
	const headers = new Headers();
	for (const cookie of [await flashCookie({ message, statusCode: 200 }), ...cookies]) {
		headers.append("Set-Cookie", cookie);
	}
	return redirect(href("/admin/account"), { status: 303, headers });
}

export async function accountAction({ request, context }: Route.ActionArgs) {
	const session = adminSession(context);
	const { account } = session;
	const actor = actorIn(context);
	const parsed = await parseForm(request, rulesFor(account.username));
	if (parsed.response) return parsed.response;
	const { value, reply } = parsed;
	if ("password" in value) {
		const known = await confirmPassword(session, value.password);
		if (known.outcome !== "signed in") return reply(...refusal(known, wrongPassword("password")));
	}
	switch (value.intent) {
		case "end": {
			const ended = await endSessions(account, value.about, actor);
			return backHere(
				ended > 0 ? "That browser is signed out." : "That session had already ended.",
			);
		}
		case "end-all": {
			await endSessions(account, undefined, actor);
			return signedOut("everywhere");
		}
		case "change-password": {
			const visit = { request, network: visitorNetwork(), session: session.id };
			const result = await changePassword(account, value, visit, actor);
			if (result.outcome !== "changed") return reply(...refusal(result, wrongPassword("current")));
			return backHere(
				"Your password was changed. Other browsers and all tokens were signed out.",
				result.cookie,
				await knownDeviceCookie(request, account.id),
			);
		}
		case "turn-off-codes": {
			// Somebody who finds an open browser doesn't have the phone.
			const device = await knownDevice(request, account.id);
			const taken = await takeCode(account, value.code, actor, device);
			// In another window they may be off by now.
			if (taken.outcome !== "right" && (await codesOf(account.id)).isOn) {
				return reply(...refusal(taken, { fieldErrors: { code: [CODE_WRONG] } }));
			}
			await turnOffCodes(account, actor);
			return backHere("Signing in now takes only your password.");
		}
		case "add-passkey": {
			const asked = await askForNew(account);
			if (!asked) return reply({ formErrors: [NO_PASSKEYS_HERE] });
			// The browser asks the device for the passkey, and sends it with the next form.
			return data({ newPasskey: asked.options }, { headers: { "Set-Cookie": asked.cookie } });
		}
		case "keep-passkey": {
			const outcome = await addPasskey(account, value.response, request, actor);
			if (outcome !== "added") return reply({ formErrors: [addingProblems[outcome]] });
			return backHere("The passkey was added. You can sign in with it from now on.");
		}
		case "invite": {
			const { name } = value;
			const made = await invite(name, account, actor, parsed.submissionKey);
			if (made.problem) return reply({ formErrors: [invitationProblems[made.problem]] });
			const path = href("/admin/invitation/:token", { token: made.token });
			return data({ invitation: { name, address: absoluteAddress(path) } });
		}
		default: {
			const { end, done, gone } = endings[value.intent];
			const name = await end(value.about, account, actor);
			return backHere(name === undefined ? gone : done(name));
		}
	}
}
