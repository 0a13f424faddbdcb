/**
 * Signs a user in and leads back to the requested page: by a password, after which a code may be asked for, or by a
 * passkey.
 */

import type { SubmissionResult } from "@conform-to/react";
import {
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
} from "@simplewebauthn/browser";
import { useEffect } from "react";
import { data, redirect, type ShouldRevalidateFunction } from "react-router";
import { z } from "zod";
import { takeCode } from "~/accounts/codes.server.ts";
import { knownDevice } from "~/accounts/known-device.server.ts";
import { askForAny, hasPasskeys, signInWithPasskey } from "~/accounts/passkeys.server.ts";
import {
	type Caller,
	CODE_WRONG,
	callerSchema,
	codeSchema,
	passkeyResponseSchema,
} from "~/accounts/schema.ts";
import { accountAwaitingCode, openSession, sessionOf } from "~/accounts/sessions.server.ts";
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
	CODE_HINT,
	CODE_STEP,
	CodeField,
	CodeForm,
	SignInCard,
	UsernameField,
} from "./sign-in-card.tsx";
import {
	formAddress,
	lacksCookies,
	lateAddress,
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

/** The second step, after the right password. */
const codeStepSchema = codeSchema.extend({ intent: z.literal(CODE_STEP) });
type CodeStep = z.output<typeof codeStepSchema>;

function schemaFor(form: FormData) {
	const intent = form.get("intent");
	return intent === PASSKEY ? passkeySchema : intent === CODE_STEP ? codeStepSchema : callerSchema;
}

const rules = {
	schema: schemaFor,
	fields: ["username", "password", "code", "intent", "response", CARRIED],
	secrets: ["password", "code", "response"],
};

/** Doesn't say which: a wrong name, a wrong password, a closed account or a service account. */
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
	const owesCode = await optional(accountAwaitingCode(request));
	const reason = reasonIn(url) ?? (lacksCookies(request) ? "cookies" : undefined);
	return {
		action: formAddress(url),
		code: owesCode && { username: owesCode.username },
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
		if (!("intent" in value)) return signInWith({ ...parsed, value }, request, url);
		return value.intent === CODE_STEP
			? enterCode({ ...parsed, value }, request, url)
			: takePasskey({ ...parsed, value }, request, url);
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
	if (!carried) return redirect(formAddress(url), { status: 303, headers });
	const code = { username: account.username, carried: String(carried) };
	return data({ code }, { headers });
}

/** Takes the code, unless too much time has passed since the password. */
async function enterCode(parsed: ParsedForm<CodeStep>, request: Request, url: URL) {
	const account = await accountAwaitingCode(request);
	if (!account) return redirect(lateAddress(request, url), { status: 303 });
	const actor = { who: account.username, via: "admin" } as const;
	const device = await knownDevice(request, account.id);
	const taken = await takeCode(account, parsed.value.code, actor, device);
	if (taken.outcome !== "right") {
		return parsed.reply(...refusal(taken, { formErrors: [CODE_WRONG] }));
	}
	return signedIn(request, url, account.id, parsed.form.get(CARRIED));
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

/** The loader knows that the code is missing, also after a code that is wrong. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, ...usual }) =>
	usual.defaultShouldRevalidate || actionResult?.code !== undefined;

/** What the page shows after a form was sent. */
interface Outcome {
	/** The form that was carried, to go on with. */
	carriedForm?: CarriedForm;
	/** Whose code is still missing, and the form that is carried. */
	code?: { username: string; carried?: string };
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
	const code = outcome.code ?? loaderData.code;
	if (code) return <CodeForm action={loaderData.action} carried={outcome.carried} {...code} />;
	return <SignInForm {...loaderData} {...outcome} reason={outcome.reason ?? loaderData.reason} />;
}

type SignInFormProps = Outcome &
	Pick<Route.ComponentProps["loaderData"], "action" | "takesPasskeys">;

function SignInForm({ action, reason, result, takesCode, ...props }: SignInFormProps) {
	const form = useCheckedForm({
		id: "sign-in",
		schema: callerSchema,
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
			{takesCode ? <CodeField {...form.control("code")} label="Code" hint={CODE_HINT} /> : null}
			<SendButton busy="Signing in…">Sign in</SendButton>
			{props.takesPasskeys && hasPasskeys ? (
				<SendButton tone="line" name="intent" value={PASSKEY} formNoValidate>
					Sign in with a passkey
				</SendButton>
			) : null}
		</SignInCard>
	);
}
