/** The second step of signing in: a code from the authenticator app, or a recovery code. */
import { createContext, redirect } from "react-router";
import { codesOf, takeCode } from "~/accounts/codes.server.ts";
import { knownDevice } from "~/accounts/known-device.server.ts";
import { CODE_WRONG, codeSchema } from "~/accounts/schema.ts";
import { accountAwaitingCode } from "~/accounts/sessions.server.ts";
import * as failures from "~/business/failures.ts";
import { sendForm } from "~/forms/send.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/code.route";
import { NOT_SIGNED_IN } from "./messages.ts";
import { CARRIED, CARRYING_MAX_BYTES, CarriedBack, CodeForm } from "./sign-in-card.tsx";
import { lateAddress, refusal, signedIn, withQuery } from "./sign-in-redirects.server.ts";

const rules = {
	schema: codeSchema,
	hidden: [CARRIED],
	secrets: ["code"],
};

/** The query parameter that makes the page ask for a recovery code. */
const RECOVERY = "recovery";

/** Address of this page for the other kind of code. It keeps the requested page. */
function otherAddress({ pathname, searchParams }: URL): string {
	const query = new URLSearchParams(searchParams);
	if (query.has(RECOVERY)) query.delete(RECOVERY);
	else query.set(RECOVERY, "1");
	return withQuery(pathname, query);
}

/** Leaves out the public site's frame, and hydrates at once. */
export const handle = {
	shell: { own: true },
	hydrate: "now",
	maxBodyBytes: CARRYING_MAX_BYTES,
};

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Sign in");

/** Whether this request has entered the code, after which nobody has to anymore. */
const hasEntered = createContext(false);

/**
 * The account that still has to enter a code.
 * @throws a redirect to the first step if there is none, for example because it took too long.
 */
async function whoSignsIn(request: Request, url: URL) {
	const account = await accountAwaitingCode(request);
	if (!account || !(await codesOf(account.id)).isOn) {
		throw redirect(lateAddress(request, url), { status: 303 });
	}
	return account;
}

export const loader = withLoaderErrors(
	failures.fetchAccount,
	async ({ request, url, context }: Route.LoaderArgs) => {
		if (context.get(hasEntered)) return { action: "", username: "" };
		const { username } = await whoSignsIn(request, url);
		const isRecovery = url.searchParams.has(RECOVERY);
		return { action: url.pathname + url.search, username, isRecovery, other: otherAddress(url) };
	},
);

export async function action({ request, url, context }: Route.ActionArgs) {
	const account = await whoSignsIn(request, url);
	return withForm(request, rules, NOT_SIGNED_IN, async (parsed) => {
		const actor = { who: account.username, via: "admin" } as const;
		const device = await knownDevice(request, account.id);
		const taken = await takeCode(account, parsed.value.code, actor, device);
		if (taken.outcome !== "right") {
			return parsed.reply(...refusal(taken, { formErrors: [CODE_WRONG] }));
		}
		context.set(hasEntered, true);
		return signedIn(request, url, account.id, parsed.form.get(CARRIED));
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function CodePage({ loaderData, actionData }: Route.ComponentProps) {
	if (actionData && "carriedForm" in actionData) return <CarriedBack {...actionData.carriedForm} />;
	return <CodeForm {...loaderData} />;
}
