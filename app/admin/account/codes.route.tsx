/** Turning on codes: the key for an authenticator app, then recovery codes, which are shown once. */
import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { appAddress, codesOf, newCodeKey, turnOnCodes } from "~/accounts/codes.server.ts";
import { CODE_WRONG, codesSchema } from "~/accounts/schema.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { sendForm } from "~/forms/send.ts";
import { FormError, readForm } from "~/platform/forms/form-data.server.ts";
import { visitorNetwork } from "~/platform/http/visitor.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { AdminHead, adminMeta } from "../page.tsx";
import type { Route } from "./+types/codes.route";
import { CodesSetup } from "./codes-setup.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { waitWords } from "./wait-words.ts";
import { WRONG_PASSWORD } from "./words.ts";

const MAX_BYTES = 16 * 1024;
const expected = { fields: ["key", "code", "password"], maxBytes: MAX_BYTES };
const hideFields = ["password", "code"];

/** An action's own headers, such as when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Codes for signing in");

export async function loader({ context }: Route.LoaderArgs) {
	const { account } = adminSession(context);
	const { isOn } = await codesOf(account.id);
	return { isOn, ...keyOf(account, newCodeKey()) };
}

type Account = ReturnType<typeof adminSession>["account"];

const keyOf = (account: Account, key: string) => ({
	username: account.username,
	appKey: key,
	address: appAddress(key, account),
});

export async function action({ request, context }: Route.ActionArgs) {
	const session = adminSession(context);
	const { account } = session;
	const form = await readForm(request, expected).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	if (form instanceof FormError) {
		return data({ notice: form.message, ...keyOf(account, newCodeKey()) }, { status: form.status });
	}
	const submission = parseWithZod(form, { schema: codesSchema });
	if (submission.status !== "success") {
		const { error = {} } = submission;
		// A key that isn't one was never shown by us.
		const key = error?.key ? newCodeKey() : String(form.get("key"));
		const result = submission.reply({ hideFields });
		return data({ result, ...keyOf(account, key) }, { status: 400 });
	}
	const { key, code, password } = submission.value;
	const shown = keyOf(account, key);
	const credentials = { username: account.username, password };
	const known = await signIn(credentials, visitorNetwork(), "admin", { session: session.id });
	if (known.outcome === "throttled") {
		const { words, headers } = waitWords(known.seconds);
		return data({ notice: words, ...shown }, { status: 429, headers });
	}
	if (known.outcome === "refused") {
		const result = submission.reply({ fieldErrors: { password: [WRONG_PASSWORD] }, hideFields });
		return data({ result, ...shown }, { status: 400 });
	}
	const recoveryCodes = await turnOnCodes(session, { key, code }, actorIn(context));
	if (!recoveryCodes) {
		const result = submission.reply({ fieldErrors: { code: [CODE_WRONG] }, hideFields });
		return data({ result, ...shown }, { status: 400 });
	}
	return data({ recoveryCodes });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

const trail = [{ name: "Account", path: href("/admin/account") }, { name: "Codes for signing in" }];

export default function CodesPage({ loaderData, actionData }: Route.ComponentProps) {
	const isDone = actionData !== undefined && "recoveryCodes" in actionData;
	return (
		<>
			<AdminHead title="Codes for signing in" trail={trail} />
			{isDone ? (
				<RecoveryCodes codes={actionData.recoveryCodes} />
			) : (
				<CodesSetup {...loaderData} {...actionData} />
			)}
		</>
	);
}
