/** Turns codes on: shows the key for an authenticator app, then recovery codes, which are shown only once. */

import { Download } from "lucide";
import { data, href, redirect } from "react-router";
import { appAddress, codesOf, newCodeKey, turnOnCodes } from "~/accounts/codes.server.ts";
import { CODE_WRONG, codesSchema } from "~/accounts/schema.ts";
import type { AdminSession } from "~/accounts/sessions.server.ts";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { type Problem, parseForm } from "~/platform/forms/parse-form.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/page/empty-state.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { QrCode } from "~/ui/picture/qr-code.tsx";
import { qrOutline } from "~/ui/picture/qr-outline.server.ts";
import { actorIn, adminSession } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { buttons, form as formLayout, pair, under } from "../page.css.ts";
import { AdminHead, Panel } from "../page.tsx";
import { CopyButton } from "../shown-once.tsx";
import type { Route } from "./+types/codes.route";
import { OwnPassword } from "./account-form.tsx";
import * as css from "./codes.css.ts";
import { CodeField } from "./sign-in-card.tsx";
import { confirmPassword, refusal, wrongPassword } from "./sign-in-redirects.server.ts";

const rules = { schema: codesSchema, secrets: ["password", "code"] };

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** What the page shows of an authenticator app's key. */
function shownKey({ account }: AdminSession, appKey: string) {
	const address = appAddress(appKey, account);
	return { username: account.username, appKey, address, qr: qrOutline(address) };
}

export const loader = withLoaderErrors(
	failures.fetchAccount,
	async ({ context }: Route.LoaderArgs) => {
		const session = adminSession(context);
		const { isOn } = await codesOf(session.account.id);
		return { isOn, ...shownKey(session, newCodeKey()) };
	},
);

export async function action({ request, context }: Route.ActionArgs) {
	const session = adminSession(context);
	const parsed = await parseForm(request, rules);
	if (parsed.response) {
		// An invalid key wasn't shown by this page, so a new one replaces it.
		const key = codesSchema.shape.key.safeParse(parsed.form.get("key")).data ?? newCodeKey();
		const { data: refused, init } = parsed.response;
		return data({ ...refused, ...shownKey(session, key) }, init ?? 400);
	}
	const { key, code, password } = parsed.value;
	const refuse = (problem: Problem, init: ResponseInit = { status: 400 }) =>
		data({ result: parsed.result(problem), ...shownKey(session, key) }, init);
	const known = await confirmPassword(session, password);
	if (known.outcome !== "signed in") return refuse(...refusal(known, wrongPassword("password")));
	const recoveryCodes = await turnOnCodes(session, { key, code }, actorIn(context));
	if (!recoveryCodes) {
		// In another window they may be on by now, with a key that this one doesn't know.
		const { isOn } = await codesOf(session.account.id);
		if (isOn) throw redirect(href("/admin/account/codes"), { status: 303 });
		return refuse({ fieldErrors: { code: [CODE_WRONG] } });
	}
	return data({ recoveryCodes });
}

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

/**
 * The codes for signing in without the phone. They are shown only on this page, and can be copied or downloaded as a
 * file, whose first line says what they are for, in case it is found years later. The file is a data URL, so it is
 * stored nowhere and needs no JavaScript.
 */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	const about = `Recovery codes for the admin pages of ${facts.brand}. Each works once.`;
	const file = encodeURIComponent([about, "", ...codes, ""].join("\n"));
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
			<div className={classNames(buttons, under)}>
				<CopyButton
					text={codes.join("\n")}
					label="Copy"
					refused="Please select the codes and copy them yourself."
				>
					<ButtonLink
						tone="line"
						small
						href={`data:text/plain;charset=utf-8,${file}`}
						download="recovery-codes.txt"
					>
						<Icon icon={Download} />
						Download
					</ButtonLink>
				</CopyButton>
			</div>
			<p className={under}>
				<ButtonLink to={href("/admin/account")}>I have saved them</ButtonLink>
			</p>
		</Panel>
	);
}

/** Gives an authenticator app its key, and asks for a first code as proof that it works. */
function CodesSetup({ isOn, username, appKey, address, qr }: Route.ComponentProps["loaderData"]) {
	const form = useCheckedForm({
		id: "codes-form",
		schema: codesSchema,
		names: ["code", "password"],
		checks: "onSubmit",
	});
	if (isOn) {
		return (
			<EmptyState
				message="Codes are already on: signing in asks for the code that your phone shows."
				action={{ href: href("/admin/account"), label: "Back to your account" }}
			/>
		);
	}
	const isStrange = form.control("key").error !== undefined;
	const strange = isStrange ? "Please scan the new picture; the last one was damaged." : undefined;
	return (
		<Panel>
			<CheckedForm form={form} action={href("/admin/account/codes")} className={formLayout}>
				<FormProblems form={form} notice={form.notice ?? strange} />
				<ol className={css.steps}>
					<li>
						<h2 className={css.step}>Get an authenticator app</h2>
						<p>
							For example, Google Authenticator, Microsoft Authenticator, 2FAS, Aegis, or the
							password manager that you already use.
						</p>
					</li>
					<li>
						<h2 className={css.step}>Scan this picture with it</h2>
						<QrCode outline={qr} label="QR code of the key below" className={css.qr} />
						<p>
							Or <a href={address}>open it in the app on this device</a>, or type this key into the
							app:
						</p>
						<p>
							<code>{appKey.match(/.{4}/g)?.join(" ")}</code>
						</p>
					</li>
					<li>
						<h2 className={css.step}>Enter the code that it shows</h2>
						<input type="hidden" name="key" value={appKey} />
						<div className={classNames(pair, under)}>
							<CodeField
								{...form.control("code")}
								label="Code"
								hint="Six digits. The app shows a new code every 30 seconds."
								inputMode="numeric"
							/>
							<OwnPassword username={username} {...form.control("password")} />
						</div>
					</li>
				</ol>
				<div className={css.afterSteps}>
					<SendButton busy="Turning on…">Turn codes on</SendButton>
					<ButtonLink tone="line" to={href("/admin/account")}>
						Not now
					</ButtonLink>
				</div>
			</CheckedForm>
		</Panel>
	);
}
