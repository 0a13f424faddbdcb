/** Signs a user in and leads back to the requested page. */

import type { SubmissionResult } from "@conform-to/react";
import {
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
} from "@simplewebauthn/browser";
import { useEffect } from "react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { knownDevice } from "~/accounts/known-device.server.ts";
import { askForAny, hasPasskeys, signInWithPasskey } from "~/accounts/passkeys.server.ts";
import { type Caller, callerSchema, passkeyResponseSchema } from "~/accounts/schema.ts";
import { openSession, sessionOf } from "~/accounts/sessions.server.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { clearDrafts } from "~/forms/drafts.ts";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { ParsedForm } from "~/platform/forms/parse-form.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Field } from "~/ui/form/field.tsx";
import { withForm } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/sign-in.route";
import { valuesToCarry } from "./carried-form.server.ts";
import { NO_PASSKEYS_HERE, NOT_SIGNED_IN, passkeyProblems } from "./messages.ts";
import {
	CARRIED,
	CARRYING_MAX_BYTES,
	CarriedBack,
	type CarriedForm,
	CodeField,
	CodeForm,
	SignInCard,
	UsernameField,
} from "./sign-in-card.tsx";
import {
	codeAddress,
	formAddress,
	reasonIn,
	reasons,
	refusal,
	signedIn,
	wantedPage,
} from "./sign-in-redirects.server.ts";
import { useHasPasskeys, usePasskey } from "./use-passkey.ts";

/** Value of the field `intent` that asks for a passkey in place of the password. */
const PASSKEY = "passkey";

/** The button for a passkey sends no response of the device yet: it asks what the device has to be asked for. */
const passkeySchema = z.object({
	intent: z.literal(PASSKEY),
	response: passkeyResponseSchema.optional(),
});
type Passkey = z.output<typeof passkeySchema>;

const rules = {
	schema: (form: FormData) => (form.get("intent") === PASSKEY ? passkeySchema : callerSchema),
	fields: ["username", "password", "code", "intent", "response", CARRIED],
	secrets: ["password", "code", "response"],
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
	const reason = reasonIn(url);
	return {
		action: formAddress(url),
		reason: reason && reasons[reason],
		isSignedOut: reason === "out" || reason === "everywhere",
		takesPasskeys: await optional(hasPasskeys()),
	};
}

export async function action({ request, url }: Route.ActionArgs) {
	if (reasonIn(url) === "carried") {
		const carried = await valuesToCarry(request);
		return { carried, reason: carried ? undefined : reasons.unsaved };
	}
	return withForm(request, rules, NOT_SIGNED_IN, async (parsed) => {
		const { value } = parsed;
		if ("intent" in value) return takePasskey({ ...parsed, value }, request, url);
		return signInWith({ ...parsed, value }, request, url);
	});
}

async function signInWith(parsed: ParsedForm<Caller>, request: Request, url: URL) {
	const deviceOf = (accountId: number) => knownDevice(request, accountId);
	const result = await signIn(parsed.value, visitorNetwork(), "admin", { deviceOf });
	if (result.outcome !== "signed in") {
		const [problem, init = 400] = refusal(result, { formErrors: [REFUSED] });
		const takesCode = result.outcome === "throttled" && result.isAccount;
		return data({ result: parsed.result(problem), takesCode }, init);
	}
	const { account, asksForCode } = result;
	const carried = parsed.form.get(CARRIED);
	if (!asksForCode) return signedIn(request, url, account.id, carried);
	const headers = { "Set-Cookie": await openSession(account.id, request, "awaits code") };
	if (!carried) return redirect(codeAddress(url), { status: 303, headers });
	const { username } = account;
	const code = { action: codeAddress(url), username, carried: String(carried) };
	return data({ code }, { headers });
}

async function takePasskey(parsed: ParsedForm<Passkey>, request: Request, url: URL) {
	const { response } = parsed.value;
	const carried = parsed.form.get(CARRIED);
	if (response === undefined) {
		const asked = await askForAny();
		if (!asked) return parsed.reply({ formErrors: [NO_PASSKEYS_HERE] });
		const kept = carried === null ? undefined : String(carried);
		const headers = { "Set-Cookie": asked.cookie };
		return data({ passkey: asked.options, carried: kept }, { headers });
	}
	const result = await signInWithPasskey(response, request, visitorNetwork());
	if (result.outcome === "signed in") return signedIn(request, url, result.accountId, carried);
	if (result.outcome === "throttled") return parsed.reply(...refusal(result, {}));
	return parsed.reply({ formErrors: [passkeyProblems[result.outcome]] });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** What the page shows after a form was sent. */
interface Outcome {
	/** The form that was carried, to go on with. */
	carriedForm?: CarriedForm;
	/** The code is still missing, and a form is carried. */
	code?: { action: string; username: string; carried: string };
	/** What the device is asked for, after the button for passkeys was pressed. */
	passkey?: PublicKeyCredentialRequestOptionsJSON;
	/** A form that is carried through signing in. */
	carried?: string;
	/** Why it can't be. */
	reason?: string;
	/** Why signing in failed, and the username that was entered. */
	result?: SubmissionResult;
	/** Whether to ask for a code as well, because the password alone isn't accepted for now. */
	takesCode?: boolean;
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	const { isSignedOut } = loaderData;
	const outcome: Outcome = actionData ?? {};
	// After signing out, drafts are deleted, so that the next person at this device doesn't see them.
	// After a session merely ended, they are offered again.
	useEffect(() => {
		if (isSignedOut) clearDrafts();
	}, [isSignedOut]);
	if (outcome.carriedForm) return <CarriedBack {...outcome.carriedForm} />;
	if (outcome.code) return <CodeForm {...outcome.code} />;
	return <SignInForm {...loaderData} {...outcome} reason={outcome.reason ?? loaderData.reason} />;
}

type SignInFormProps = Outcome &
	Pick<Route.ComponentProps["loaderData"], "action" | "takesPasskeys">;

function SignInForm({ action, reason, result, takesCode, ...props }: SignInFormProps) {
	const form = useCheckedForm({
		id: "sign-in",
		schema: callerSchema,
		hasPlainIds: true,
		// A password manager fills in everything at once, so nothing is reported as missing before that.
		checks: "onSubmit",
	});
	const carried = props.carried ?? form.sent?.[CARRIED];
	const hasPasskeys = useHasPasskeys();
	const problem = usePasskey({
		options: props.passkey,
		ask: startAuthentication,
		action,
		fields: { intent: PASSKEY, ...(typeof carried === "string" && { [CARRIED]: carried }) },
	});
	return (
		<SignInCard
			form={{ ...form, problems: [] }}
			action={action}
			title="Sign in"
			note="For the people who run the site."
			notice={problem}
			carried={props.carried}
		>
			{reason && !result ? <Alert tone="plain" title={reason} tabIndex={-1} autoFocus /> : null}
			<UsernameField {...form.control("username")} />
			<Field
				{...form.control("password")}
				label="Password"
				type="password"
				autoComplete="current-password"
			/>
			{takesCode ? (
				<CodeField
					{...form.control("code")}
					label="Code"
					hint="The six digits that your authenticator app shows now, or one of your recovery codes."
				/>
			) : null}
			<SendButton busy="Signing in…">Sign in</SendButton>
			{props.takesPasskeys && hasPasskeys ? (
				<SendButton tone="line" name="intent" value={PASSKEY} formNoValidate>
					Sign in with a passkey
				</SendButton>
			) : null}
		</SignInCard>
	);
}
