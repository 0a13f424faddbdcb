/** Signing in, and back to the page that was asked for. */
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect } from "react";
import { data, redirect } from "react-router";
import { knownDevice } from "~/accounts/known-device.server.ts";
import { callerSchema } from "~/accounts/schema.ts";
import { openSession, sessionOf } from "~/accounts/sessions.server.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { clearDrafts } from "~/forms/drafts.ts";
import { sendForm } from "~/forms/send.ts";
import {
	answerForm,
	FormError,
	readForm,
	refuseForm,
	refuseUnread,
} from "~/platform/forms/form-data.server.ts";
import { visitorNetwork } from "~/platform/http/visitor.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/sign-in.route";
import { SignInForm } from "./sign-in-form.tsx";
import { accountWaitWords, waitWords } from "./wait-words.ts";
import { codeAddress, hasSignedOut, reasonIn, wantedPage } from "./way-in.server.ts";

const MAX_BYTES = 16 * 1024;
const expected = { fields: ["username", "password", "code"], maxBytes: MAX_BYTES };

/** The same words for a wrong name, a wrong password, a closed account and a service's. */
const REFUSED = "That username and password do not match. Please try again.";

/** The public site's frame stays away. */
export const handle = { shell: { own: true }, hydrate: "now" };

/** An action's own headers, such as when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Sign in");

export async function loader({ request, url }: Route.LoaderArgs) {
	if (await sessionOf(request)) throw redirect(wantedPage(url), { status: 303 });
	return {
		action: url.pathname + url.search,
		reason: reasonIn(url),
		isSignedOut: hasSignedOut(url),
	};
}

export async function action({ request, url }: Route.ActionArgs) {
	const form = await readForm(request, expected).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	const hideFields = ["password", "code"];
	if (form instanceof FormError) {
		for (const name of hideFields) form.answers.delete(name);
		return refuseUnread(form);
	}
	const submission = parseWithZod(form, { schema: callerSchema });
	if (submission.status !== "success") return refuseForm(submission, { hideFields });
	const deviceOf = (accountId: number) => knownDevice(request, accountId);
	const result = await signIn(submission.value, visitorNetwork(), "admin", { deviceOf });
	if (result.outcome === "throttled") {
		const { words, headers } = (result.isAccount ? accountWaitWords : waitWords)(result.seconds);
		const reply = submission.reply({ formErrors: [words], hideFields });
		return data({ result: reply, takesCode: result.isAccount }, { status: 429, headers });
	}
	if (result.outcome === "refused") {
		return answerForm(submission.reply({ formErrors: [REFUSED], hideFields }), 400);
	}
	const { account, asksForCode } = result;
	const kind = asksForCode ? "awaits code" : "whole";
	const cookie = await openSession(account.id, request, kind);
	const next = asksForCode ? codeAddress(url) : wantedPage(url);
	return redirect(next, { status: 303, headers: { "Set-Cookie": cookie } });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const takesCode = actionData && "takesCode" in actionData ? actionData.takesCode : false;
	const { isSignedOut, ...form } = loaderData;
	// Whoever uses this device next is shown nothing of what was written; after a session that only
	// ended, it is offered again.
	useEffect(() => {
		if (isSignedOut) clearDrafts();
	}, [isSignedOut]);
	return <SignInForm {...form} takesCode={takesCode === true} result={actionData?.result} />;
}
