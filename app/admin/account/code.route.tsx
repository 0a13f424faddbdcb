/** The second step of signing in: a code from the authenticator app, or a recovery code. */
import { href, redirect } from "react-router";
import { codesOf, takeCode } from "~/accounts/codes.server.ts";
import { knownDevice } from "~/accounts/known-device.server.ts";
import { CODE_WRONG, codeSchema } from "~/accounts/schema.ts";
import { accountAwaitingCode } from "~/accounts/sessions.server.ts";
import * as failures from "~/business/failures.ts";
import { SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/code.route";
import { NOT_SIGNED_IN } from "./messages.ts";
import { CodeField, SignInCard } from "./sign-in-card.tsx";
import { lateAddress, refusal, signedIn } from "./sign-in-redirects.server.ts";

const rules = { schema: codeSchema, secrets: ["code"] };

/** The query parameter that makes the page ask for a recovery code. */
const RECOVERY = "recovery";

/** Address of this page for the other kind of code. It keeps the requested page. */
function otherAddress({ pathname, searchParams }: URL): string {
	const query = new URLSearchParams(searchParams);
	if (query.has(RECOVERY)) query.delete(RECOVERY);
	else query.set(RECOVERY, "1");
	return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Leaves out the public site's frame, and hydrates at once. */
export const handle = { shell: { own: true }, hydrate: "now" };

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Sign in");

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
	async ({ request, url }: Route.LoaderArgs) => {
		const { username } = await whoSignsIn(request, url);
		const isRecovery = url.searchParams.has(RECOVERY);
		return { action: url.pathname + url.search, username, isRecovery, other: otherAddress(url) };
	},
);

export async function action({ request, url }: Route.ActionArgs) {
	const account = await whoSignsIn(request, url);
	return withForm(request, rules, NOT_SIGNED_IN, async (parsed) => {
		const actor = { who: account.username, via: "admin" } as const;
		const device = await knownDevice(request, account.id);
		const taken = await takeCode(account, parsed.value.code, actor, device);
		if (taken.outcome !== "right") {
			return parsed.reply(...refusal(taken, { formErrors: [CODE_WRONG] }));
		}
		return signedIn(request, url, account.id);
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** Asks for the code after the right password was entered. A recovery code has letters, which a numeric keyboard lacks. */
export default function CodePage({ loaderData, actionData }: Route.ComponentProps) {
	const { action, username, isRecovery, other } = loaderData;
	const form = useCheckedForm({
		id: "code-form",
		schema: codeSchema,
		missing: { code: "Please enter the code." },
		hasPlainIds: true,
		checks: "onSubmit",
		result: actionData?.result,
	});
	const code = form.control("code");
	return (
		<SignInCard
			form={{ ...form, problems: [] }}
			action={action}
			title="One more step"
			note={`Signing in as ${username}.`}
		>
			<CodeField
				label={isRecovery ? "Recovery code" : "Code"}
				name={code.name}
				hint={
					isRecovery
						? "One of the codes that you saved when you turned codes on. Each works once."
						: "The six digits that your authenticator app shows now."
				}
				error={code.error && "Please enter the code."}
				inputMode={isRecovery ? "text" : "numeric"}
				required
			/>
			<SendButton busy="Signing in…">Sign in</SendButton>
			<p>
				<Link to={other}>{isRecovery ? "Use the app’s code" : "Use a recovery code"}</Link>
			</p>
			<p className={muted}>
				<Link to={href("/admin/login")}>Sign in as somebody else</Link>
			</p>
		</SignInCard>
	);
}
