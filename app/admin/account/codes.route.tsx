/** Turns codes on: shows the key for an authenticator app, then recovery codes, which are shown only once. */
import { Download } from "lucide";
import { data, href } from "react-router";
import { appAddress, codesOf, newCodeKey, turnOnCodes } from "~/accounts/codes.server.ts";
import { CODE_WRONG, codesSchema } from "~/accounts/schema.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { sendForm } from "~/forms/send.ts";
import { parseForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { qrOutline } from "~/ui/picture/qr-outline.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { wayOn } from "../page.css.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import { CopyButton } from "../shown-once.tsx";
import type { Route } from "./+types/codes.route";
import * as css from "./codes.css.ts";
import { CodesSetup } from "./codes-setup.tsx";
import { WRONG_PASSWORD, waitMessage } from "./messages.ts";

const rules = {
	schema: codesSchema,
	secrets: ["password", "code"],
};

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => adminMeta("Codes for signing in");

export const loader = withLoaderErrors(
	failures.fetchAccount,
	async ({ context }: Route.LoaderArgs) => {
		const { account } = adminSession(context);
		const { isOn } = await codesOf(account.id);
		return { isOn, ...keyOf(account, newCodeKey()) };
	},
);

type Account = ReturnType<typeof adminSession>["account"];

function keyOf(account: Account, key: string) {
	const address = appAddress(key, account);
	return { username: account.username, appKey: key, address, qr: qrOutline(address) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const session = adminSession(context);
	const { account } = session;
	const parsed = await parseForm(request, rules);
	if (parsed.response) {
		// An invalid key wasn't shown by this page, so a new one replaces it.
		const key = codesSchema.shape.key.safeParse(parsed.form.get("key")).data ?? newCodeKey();
		const { data: refused, init } = parsed.response;
		return data({ ...refused, ...keyOf(account, key) }, init ?? 400);
	}
	const { key, code, password } = parsed.value;
	const shown = keyOf(account, key);
	const credentials = { username: account.username, password };
	const known = await signIn(credentials, visitorNetwork(), "admin", { session: session.id });
	if (known.outcome === "throttled") {
		const result = parsed.result({ formErrors: [waitMessage(known.seconds)] });
		return data({ result, ...shown }, tooManyRequests(known.seconds));
	}
	if (known.outcome === "refused") {
		const result = parsed.result({ fieldErrors: { password: [WRONG_PASSWORD] } });
		return data({ result, ...shown }, { status: 400 });
	}
	const recoveryCodes = await turnOnCodes(session, { key, code }, actorIn(context));
	if (!recoveryCodes) {
		const result = parsed.result({ fieldErrors: { code: [CODE_WRONG] } });
		return data({ result, ...shown }, { status: 400 });
	}
	return data({ recoveryCodes });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function CodesPage({ loaderData, actionData }: Route.ComponentProps) {
	const isDone = actionData !== undefined && "recoveryCodes" in actionData;
	return (
		<>
			<AdminHead title="Codes for signing in" />
			{isDone ? (
				<RecoveryCodes codes={actionData.recoveryCodes} />
			) : (
				<CodesSetup {...loaderData} {...actionData} />
			)}
		</>
	);
}

/** The codes for signing in without the phone. They are shown only on this page. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	return (
		<Panel title="Your recovery codes" id="recovery-codes">
			<Alert tone="plain" title="Codes are on" tabIndex={-1} autoFocus>
				<p>
					From now on, signing in asks for the code that your phone shows. Other browsers and all
					tokens are signed out.
				</p>
			</Alert>
			<p className={css.text}>
				If you lose your phone, one of these signs you in instead. Each works once. Please print
				them or save them in your password manager now: they won’t be shown again.
			</p>
			<ul className={css.recovery}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<KeepCodes codes={codes} />
			<p className={wayOn}>
				<ButtonLink to={href("/admin/account")}>I have saved them</ButtonLink>
			</p>
		</Panel>
	);
}

const FILE = "recovery-codes.txt";

/** Text of the file. Its first line says what the codes are for, in case it is found years later. */
const fileOf = (codes: readonly string[]) =>
	[`Recovery codes for the admin pages of ${facts.brand}. Each works once.`, "", ...codes, ""].join(
		"\n",
	);

/**
 * Copies the codes, or downloads them as a file. The file is a data URL, so it is stored nowhere and
 * needs no JavaScript.
 */
const KeepCodes = ({ codes }: { codes: readonly string[] }) => (
	<div className={css.keep}>
		<CopyButton
			text={codes.join("\n")}
			label="Copy"
			refused="Please select the codes and copy them yourself."
		>
			<ButtonLink
				tone="line"
				small
				href={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
				download={FILE}
			>
				<Icon icon={Download} />
				Download
			</ButtonLink>
		</CopyButton>
	</div>
);
