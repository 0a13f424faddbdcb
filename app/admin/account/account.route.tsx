/** The admin's own account: open sessions, the password, codes for signing in, and passkeys; and who else signs in. */
import { randomUUID } from "node:crypto";
import { href, redirect } from "react-router";
import { z } from "zod";
import { codesOf, takeCode, turnOffCodes } from "~/accounts/codes.server.ts";
import { changePassword } from "~/accounts/commands.server.ts";
import { knownDevice, knownDeviceCookie } from "~/accounts/known-device.server.ts";
import { passkeyDomain, passkeysOf } from "~/accounts/passkeys.server.ts";
import { peopleAndInvitations } from "~/accounts/people.server.ts";
import {
	CODE_WRONG,
	codeSchema,
	invitationSchema,
	type PasswordChange,
	passkeyResponseSchema,
	passwordChangeSchema,
	passwordSchema,
} from "~/accounts/schema.ts";
import { endSessions, noSessionCookie, openSessions } from "~/accounts/sessions.server.ts";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import { type ParsedForm, parseForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { actorIn, adminSession } from "../access.server.ts";
import { withActionErrors, withLoaderErrors } from "../failures.server.ts";
import { AdminHead, adminMeta, Columns } from "../page.tsx";
import { ShownOnce } from "../shown-once.tsx";
import type { Route } from "./+types/account.route";
import { CodesPanel } from "./codes-panel.tsx";
import { intents } from "./intents.ts";
import { NOT_DONE, WRONG_PASSWORD, waitMessage } from "./messages.ts";
import {
	handleAddingPasskey,
	handleNewPasskey,
	handlePasskeyRemoval,
} from "./passkey-actions.server.ts";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PasswordForm } from "./password-form.tsx";
import {
	handleInvitation,
	handlePersonRemoval,
	handleSigningOut,
	handleWithdrawal,
} from "./people-actions.server.ts";
import { PeoplePanel } from "./people-panel.tsx";
import { SessionList } from "./session-list.tsx";
import { afterSignOut } from "./sign-in-redirects.server.ts";

/** An id that can't exist is treated as that of something that has already ended. */
const idSchema = z.coerce
	.number()
	.int()
	.positive()
	.max(2 ** 31 - 1)
	.optional()
	.catch(undefined);

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

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Account");

export const loader = withLoaderErrors(
	failures.fetchAccount,
	async ({ context, url }: Route.LoaderArgs) => {
		const session = adminSession(context);
		const passkeys = await passkeysOf(session.account.id);
		const all = await peopleAndInvitations();
		/** The one of these that the address asks about. */
		const asked = <Row extends { id: number }>(name: string, rows: readonly Row[]) =>
			rows.find(({ id }) => id === Number(url.searchParams.get(name)));
		return {
			username: session.account.username,
			own: session.id,
			now: Date.now(),
			codes: await codesOf(session.account.id),
			passkeys,
			leaving: asked("passkey", passkeys),
			isPossible: passkeyDomain !== undefined,
			...all,
			removed: asked(
				"person",
				all.people.filter(({ id }) => id !== session.account.id),
			),
			submissionKey: randomUUID(),
			...(await openSessions(session)),
		};
	},
);

async function backHere(message: string, ...cookies: string[]) {
	const headers = new Headers();
	for (const cookie of [await flashCookie({ message, statusCode: 200 }), ...cookies]) {
		headers.append("Set-Cookie", cookie);
	}
	return redirect(href("/admin/account"), { status: 303, headers });
}

export const action = withActionErrors(NOT_DONE, () => href("/admin/account"), answerForm);

async function answerForm({ request, context }: Route.ActionArgs) {
	const { id, account } = adminSession(context);
	const actor = actorIn(context);
	const parsed = await parseForm(request, rulesFor(account.username));
	if (parsed.response) return parsed.response;
	const { value } = parsed;
	switch (value.intent) {
		case intents.endOne: {
			const { session: only } = value;
			const ended = only ? await endSessions(account, { only }, actor) : 0;
			return backHere(
				ended > 0 ? "That browser is signed out." : "That session had already ended.",
			);
		}
		case intents.endOthers: {
			const count = await endSessions(account, { except: id }, actor);
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
			return handlePasswordChange({ ...parsed, value }, request, context);
		case intents.turnOffCodes:
			return handleTurningOff({ ...parsed, value }, request, context);
		case intents.addPasskey:
			return handleAddingPasskey({ ...parsed, value }, context);
		case intents.keepPasskey:
			return handleNewPasskey({ ...parsed, value }, request, context);
		case intents.removePasskey:
			return handlePasskeyRemoval({ ...parsed, value }, context);
		case intents.invite:
			return handleInvitation({ ...parsed, value }, context);
		case intents.withdrawInvitation:
			return handleWithdrawal(value.invitation, context);
		case intents.signOutPerson:
			return handleSigningOut(value.person, context);
		case intents.removePerson:
			return handlePersonRemoval({ ...parsed, value }, context);
	}
}

async function handlePasswordChange(
	{ value, reply }: ParsedForm<PasswordChange>,
	request: Request,
	context: Route.ActionArgs["context"],
) {
	const { id: session, account } = adminSession(context);
	const visit = { request, network: visitorNetwork(), session };
	const result = await changePassword(account, value, visit, actorIn(context));
	if (result.outcome === "throttled") {
		const formErrors = [waitMessage(result.seconds)];
		return reply({ formErrors }, tooManyRequests(result.seconds));
	}
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
	context: Route.ActionArgs["context"],
) {
	const { account } = adminSession(context);
	const actor = actorIn(context);
	const isKnown = (await knownDevice(request, account.id)) !== undefined;
	const taken = await takeCode(account, value.code, actor, isKnown);
	if (taken.outcome === "throttled") {
		const formErrors = [waitMessage(taken.seconds)];
		return reply({ formErrors }, tooManyRequests(taken.seconds));
	}
	if (taken.outcome === "wrong") return reply({ fieldErrors: { code: [CODE_WRONG] } });
	await turnOffCodes(account, actor);
	return backHere("Signing in now takes only your password.");
}

/** The lists are read again once there is a new invitation. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, {
		isSaved: (response) => !(response instanceof Response) && "invitation" in response,
	});

const ofCodes: readonly unknown[] = [intents.turnOffCodes];
const ofPasskeys: readonly unknown[] = [
	intents.addPasskey,
	intents.keepPasskey,
	intents.removePasskey,
];
const ofPeople: readonly unknown[] = [intents.invite, intents.removePerson];

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const { username, codes } = loaderData;
	const changed = useSavedCount(actionData);
	const made = actionData && "invitation" in actionData ? actionData.invitation : undefined;
	const options = actionData && "newPasskey" in actionData ? actionData.newPasskey : undefined;
	const result = actionData && "result" in actionData ? actionData.result : undefined;
	/** The result, if it is of one of these forms. */
	const resultOf = (own: readonly unknown[]) =>
		own.includes(result?.initialValue?.intent) ? result : undefined;
	const ofOthers = [...ofCodes, ...ofPasskeys, ...ofPeople];
	return (
		<>
			<AdminHead title="Account" note={`Signed in as ${username}`} />
			{made ? <MadeInvitation key={made.address} {...made} /> : null}
			<Columns>
				<div>
					<SessionList {...loaderData} />
					<PasskeysPanel
						key={`passkeys ${changed}`}
						{...loaderData}
						options={options}
						result={resultOf(ofPasskeys)}
					/>
				</div>
				<div>
					<PasswordForm
						key={changed}
						username={username}
						result={resultOf(ofOthers) ? undefined : result}
					/>
					<CodesPanel {...codes} result={resultOf(ofCodes)} />
					<PeoplePanel
						key={`people ${changed} ${made?.address}`}
						{...loaderData}
						result={resultOf(ofPeople)}
					/>
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
