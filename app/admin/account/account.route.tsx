/** One's own account: open sessions, another password, codes for signing in. */
import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, redirect } from "react-router";
import { z } from "zod";
import { codesOf, takeCode, turnOffCodes } from "~/accounts/codes.server.ts";
import { changePassword } from "~/accounts/commands.server.ts";
import { knownDevice } from "~/accounts/known-device.server.ts";
import { CODE_WRONG, codeSchema, passwordChangeSchema } from "~/accounts/schema.ts";
import { noSessionCookie } from "~/accounts/session-cookie.server.ts";
import { endSessions, openSessions } from "~/accounts/sessions.server.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import {
	answerForm,
	FormError,
	readForm,
	refuseForm,
	refuseUnread,
} from "~/platform/forms/form-data.server.ts";
import { visitorNetwork } from "~/platform/http/visitor.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { AdminHead, adminMeta, Columns } from "../page.tsx";
import { forgetAllUnsaved } from "../unsaved.server.ts";
import type { Route } from "./+types/account.route";
import { CodesPanel } from "./codes-panel.tsx";
import { intents } from "./intents.ts";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { waitWords } from "./wait-words.ts";
import { afterSignOut } from "./way-in.server.ts";
import { WRONG_PASSWORD } from "./words.ts";

const MAX_BYTES = 32 * 1024;
const secrets = ["current", "chosen", "again"];
const codeOnly = ["code"];
const expected = { fields: ["intent", "session", "code", ...secrets], maxBytes: MAX_BYTES };

const sessionIdSchema = z.coerce.number().int().positive();

/** An action's own headers, such as when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Account");

export async function loader({ context }: Route.LoaderArgs) {
	const session = adminSession(context);
	return {
		username: session.account.username,
		own: session.id,
		now: Date.now(),
		codes: await codesOf(session.account.id),
		...(await openSessions(session)),
	};
}

async function backHere(message: string, ...cookies: string[]) {
	const headers = new Headers();
	for (const cookie of [await flashCookie({ message, statusCode: 200 }), ...cookies]) {
		headers.append("Set-Cookie", cookie);
	}
	return redirect(href("/admin/account"), { status: 303, headers });
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, expected).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	if (form instanceof FormError) {
		for (const name of [...secrets, ...codeOnly]) form.answers.delete(name);
		return refuseUnread(form);
	}
	const { id, account } = adminSession(context);
	const by = actorIn(context);
	switch (form.get("intent")) {
		case intents.endOne: {
			const only = sessionIdSchema.safeParse(form.get("session")).data;
			const ended = only ? await endSessions(account, { only }, by) : 0;
			return backHere(
				ended > 0 ? "That browser is signed out." : "That session had ended already.",
			);
		}
		case intents.endOthers: {
			const count = await endSessions(account, { except: id }, by);
			return backHere(
				count > 0 ? "All other browsers are signed out." : "No other browser was signed in.",
			);
		}
		case intents.endAll: {
			await endSessions(account, "all", by);
			forgetAllUnsaved(request);
			const headers = { "Set-Cookie": noSessionCookie() };
			return redirect(afterSignOut("everywhere"), { status: 303, headers });
		}
		case intents.changePassword:
			return answerPasswordChange(form, request, context);
		case intents.turnOffCodes:
			return answerTurningOff(form, request, context);
		default:
			return answerForm(
				{ status: "error", error: { "": ["This form is not known. Please try again."] } },
				400,
			);
	}
}

async function answerPasswordChange(
	form: FormData,
	request: Request,
	context: Route.ActionArgs["context"],
) {
	const { id: session, account } = adminSession(context);
	const hideFields = secrets;
	for (const name of ["intent", "session", ...codeOnly]) form.delete(name);
	const submission = parseWithZod(form, { schema: passwordChangeSchema(account.username) });
	if (submission.status !== "success") return refuseForm(submission, { hideFields });
	const visit = { request, network: visitorNetwork(), session };
	const result = await changePassword(account, submission.value, visit, actorIn(context));
	if (result.outcome === "throttled") {
		const { words, headers } = waitWords(result.seconds);
		const reply = submission.reply({ formErrors: [words], hideFields });
		return data({ result: reply }, { status: 429, headers });
	}
	if (result.outcome === "refused") {
		return answerForm(
			submission.reply({ fieldErrors: { current: [WRONG_PASSWORD] }, hideFields }),
			400,
		);
	}
	return backHere(
		"Your password was changed. Other browsers and all tokens are signed out.",
		result.cookie,
	);
}

/** Whoever finds a browser open doesn't have the phone as well. */
async function answerTurningOff(
	form: FormData,
	request: Request,
	context: Route.ActionArgs["context"],
) {
	const { account } = adminSession(context);
	const by = actorIn(context);
	const hideFields = codeOnly;
	for (const name of ["intent", "session", ...secrets]) form.delete(name);
	const submission = parseWithZod(form, { schema: codeSchema });
	if (submission.status !== "success") {
		return data({ codesResult: submission.reply({ hideFields }) }, { status: 400 });
	}
	const device = knownDevice(request, account.id);
	const taken = await takeCode(account, submission.value.code, by, device);
	if (taken.outcome === "throttled") {
		const { words, headers } = waitWords(taken.seconds);
		const codesResult = submission.reply({ formErrors: [words], hideFields });
		return data({ codesResult }, { status: 429, headers });
	}
	if (taken.outcome === "wrong") {
		const codesResult = submission.reply({ fieldErrors: { code: [CODE_WRONG] }, hideFields });
		return data({ codesResult }, { status: 400 });
	}
	await turnOffCodes(account, by);
	return backHere("Signing in takes your password alone now.");
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const { username, codes } = loaderData;
	const changed = useSavedCount(actionData);
	const result = actionData && "result" in actionData ? actionData.result : undefined;
	const codesResult =
		actionData && "codesResult" in actionData ? actionData.codesResult : undefined;
	return (
		<>
			<AdminHead title="Account" note={`Signed in as ${username}`} />
			<Columns>
				<SessionList {...loaderData} />
				<div>
					<PasswordForm key={changed} username={username} result={result} />
					<CodesPanel {...codes} result={codesResult} />
				</div>
			</Columns>
		</>
	);
}
