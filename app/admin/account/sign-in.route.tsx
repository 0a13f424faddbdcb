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
import { valuesToCarry } from "./carried-form.server.ts";
import { CARRIED, CARRYING_MAX_BYTES, CarriedBack } from "./carried-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { accountWaitMessage, NOT_SIGNED_IN, waitMessage } from "./messages.ts";
import { SignInForm } from "./sign-in-form.tsx";
import {
	codeAddress,
	formAddress,
	hasSignedOut,
	isCarrying,
	reasonIn,
	signedIn,
	UNSAVED,
	wantedPage,
} from "./sign-in-redirects.server.ts";

type Caller = z.output<typeof callerSchema>;

const rules = {
	schema: callerSchema,
	hidden: [CARRIED],
	secrets: ["password", "code"],
};

/** The same text for a wrong name, a wrong password, a closed account and a service account. */
const REFUSED = "That username and password do not match. Please try again.";

/** Leaves out the public site's frame, and hydrates at once. */
export const handle = {
	shell: { own: true },
	hydrate: "now",
	maxBodyBytes: CARRYING_MAX_BYTES,
};

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Sign in");

export async function loader({ request, url }: Route.LoaderArgs) {
	// Without the table of sessions, people can at least see the form.
	if (await optional(sessionOf(request))) throw redirect(wantedPage(url), { status: 303 });
	return {
		action: formAddress(url),
		reason: reasonIn(url),
		isSignedOut: hasSignedOut(url),
	};
}

export async function action({ request, url }: Route.ActionArgs) {
	if (isCarrying(url)) {
		const carried = await valuesToCarry(request);
		return { carried, reason: carried ? undefined : UNSAVED };
	}
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
	const carried = parsed.form.get(CARRIED);
	if (!asksForCode) return signedIn(request, url, account.id, carried);
	const headers = { "Set-Cookie": await openSession(account.id, request, "awaits code") };
	if (!carried) return redirect(codeAddress(url), { status: 303, headers });
	const { username } = account;
	const code = { action: codeAddress(url), username, carried: String(carried) };
	return data({ code }, { headers });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const { isSignedOut, ...form } = loaderData;
	// After signing out, drafts are deleted, so that the next person at this device doesn't see them.
	// After a session merely ended, they are offered again.
	useEffect(() => {
		if (isSignedOut) clearDrafts();
	}, [isSignedOut]);
	if (actionData && "carriedForm" in actionData) return <CarriedBack {...actionData.carriedForm} />;
	if (actionData && "code" in actionData) return <CodeForm {...actionData.code} />;
	const isCarried = actionData !== undefined && "carried" in actionData;
	const carried = isCarried ? actionData : undefined;
	const refused = isCarried ? undefined : actionData;
	return (
		<SignInForm
			{...form}
			reason={carried?.reason ?? form.reason}
			carried={carried?.carried}
			takesCode={refused !== undefined && "takesCode" in refused && refused.takesCode === true}
			result={refused?.result}
		/>
	);
}
