/** Signs a user in and leads back to the requested page. */
import { useEffect } from "react";
import { data, redirect } from "react-router";
import type { z } from "zod";
import { knownDevice } from "~/accounts/known-device.server.ts";
import { callerSchema } from "~/accounts/schema.ts";
import { openSession, sessionOf } from "~/accounts/sessions.server.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { clearDrafts } from "~/forms/drafts.ts";
import { sendForm } from "~/forms/send.ts";
import { type ParsedForm, parseForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { visitorNetwork } from "~/platform/http/visitor.server.ts";
import { saveFailed } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/sign-in.route";
import { accountWaitMessage, NOT_SIGNED_IN, waitMessage } from "./messages.ts";
import { SignInForm } from "./sign-in-form.tsx";
import {
	codeAddress,
	hasSignedOut,
	reasonIn,
	signedIn,
	wantedPage,
} from "./sign-in-redirects.server.ts";

type Caller = z.output<typeof callerSchema>;

const MAX_BYTES = 16 * 1024;
const rules = {
	schema: callerSchema,
	fields: callerSchema.keyof().options,
	maxBytes: MAX_BYTES,
	secrets: ["password", "code"],
};

/** The same text for a wrong name, a wrong password, a closed account and a service account. */
const REFUSED = "That username and password do not match. Please try again.";

/** Leaves out the public site's frame, and hydrates at once. */
export const handle = { shell: { own: true }, hydrate: "now" };

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Sign in");

export async function loader({ request, url }: Route.LoaderArgs) {
	// Without the table of sessions, people can at least see the form.
	if (await optional(sessionOf(request))) throw redirect(wantedPage(url), { status: 303 });
	return {
		action: url.pathname + url.search,
		reason: reasonIn(url),
		isSignedOut: hasSignedOut(url),
	};
}

export async function action({ request, url }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	try {
		return await signInWith(parsed, request, url);
	} catch (error) {
		return saveFailed(parsed, NOT_SIGNED_IN, error);
	}
}

async function signInWith(parsed: ParsedForm<Caller>, request: Request, url: URL) {
	const deviceOf = (accountId: number) => knownDevice(request, accountId);
	const result = await signIn(parsed.value, visitorNetwork(), "admin", { deviceOf });
	if (result.outcome === "throttled") {
		const message = (result.isAccount ? accountWaitMessage : waitMessage)(result.seconds);
		return data(
			{ result: parsed.result({ formErrors: [message] }), takesCode: result.isAccount },
			tooManyRequests(result.seconds),
		);
	}
	if (result.outcome === "refused") return parsed.reply({ formErrors: [REFUSED] });
	const { account, asksForCode } = result;
	if (!asksForCode) return signedIn(request, url, account.id);
	const cookie = await openSession(account.id, request, "awaits code");
	return redirect(codeAddress(url), { status: 303, headers: { "Set-Cookie": cookie } });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const takesCode = actionData && "takesCode" in actionData ? actionData.takesCode : false;
	const { isSignedOut, ...form } = loaderData;
	// After signing out, drafts are deleted, so that the next person at this device doesn't see them.
	// After a session merely ended, they are offered again.
	useEffect(() => {
		if (isSignedOut) clearDrafts();
	}, [isSignedOut]);
	return <SignInForm {...form} takesCode={takesCode === true} result={actionData?.result} />;
}
