/**
 * The page behind the link in the confirmation email. Opening it changes nothing, because email
 * scanners open every link; only its button confirms.
 */
import { href, redirect } from "react-router";
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { visitorForm } from "~/platform/forms/form-data.server.ts";
import { sentAddress } from "~/platform/forms/opened-at.server.ts";
import { parseForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Onward } from "~/ui/page/response-panel.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/confirm.route";
import { confirmPlace, sendNewLink } from "./commands.server.ts";
import { linkHead } from "./heads.ts";
import { countEmail, uncountEmail } from "./limits.server.ts";
import { linkLoader, privateLink } from "./link-page.server.ts";
import type { LinkState } from "./link-state.ts";
import { Notice } from "./notice.tsx";
import { emailOfToken, linkState } from "./queries.server.ts";
import { CONFIRM_DAYS } from "./schema.ts";

/** The title and the HTTP status of the page. */
const heads: Record<LinkState, { title: string; status: number }> = {
	unknown: { title: "This link can’t be used", status: 404 },
	open: { title: "Confirm your place", status: 200 },
	late: { title: "This link is too old", status: 410 },
	confirmed: { title: "You are on the waiting list", status: 200 },
	over: { title: "This link has already been used", status: 410 },
};

const notices = {
	unknown:
		"Part of it may be missing, so please copy the whole link from the email. Or maybe there is a newer email with another link, or the request was deleted.",
	over: "The place on the list has been given up since then. You are welcome to join again.",
} as const;

const schema = z.object({ intent: z.enum(["confirm", "new-link"]) });
const rules = { ...visitorForm, schema };

export const meta: Route.MetaFunction = linkHead;
export const middleware: Route.MiddlewareFunction[] = [privateLink];
/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = linkLoader(async (token) => {
	const state = await linkState(token);
	return { state, ...heads[state], canSend: canSend() };
});

export async function action({ request, params }: Route.ActionArgs) {
	const { token } = params;
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	if (parsed.value.intent === "confirm") {
		await confirmPlace(token);
		return redirect(href("/waiting-list/confirm/:token", { token }), 303);
	}
	const email = await emailOfToken(token);
	if (email === undefined) return redirect(href("/waiting-list/confirm/:token", { token }), 303);
	const { refusal } = await countEmail(email);
	if (refusal) {
		return parsed.reply({ formErrors: [refusal.message] }, tooManyRequests(refusal.seconds));
	}
	if (await sendNewLink(token)) return redirect(sentAddress(href("/waiting-list")), 303);
	await uncountEmail(email);
	return redirect(href("/waiting-list/confirm/:token", { token }), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ConfirmPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { state, title, page, canSend: isSending } = loaderData;
	const address = href("/waiting-list/confirm/:token", params);
	const problem = actionData?.result.error?.[""]?.[0];
	return (
		<Notice
			title={title}
			list={page.top.title}
			isResponse={state === "confirmed"}
			problem={problem}
		>
			{state === "open" ? (
				<>
					<p className={lead}>
						Just press the button, and you are on the waiting list of {facts.brand}.
					</p>
					<FetcherForm action={address}>
						<Button name="intent" value="confirm">
							Yes, put me on the list
						</Button>
					</FetcherForm>
					<p className={muted}>
						Wasn’t it you who asked for this? Just close this page. Nothing happens unless you press
						the button.
					</p>
				</>
			) : null}
			{state === "confirmed" ? <OnTheList isSending={isSending} /> : null}
			{state === "late" ? (
				<p className={lead}>
					It worked for {CONFIRM_DAYS} days.{" "}
					{isSending ? (
						"We are happy to send a new one to the same address."
					) : (
						<>
							Please call {facts.trainer} at <PhoneLink />, who can put you on the list.
						</>
					)}
				</p>
			) : null}
			{state === "late" && isSending ? (
				<FetcherForm action={address}>
					<Button name="intent" value="new-link">
						Send me a new link
					</Button>
				</FetcherForm>
			) : null}
			{state === "unknown" || state === "over" ? (
				<>
					<p className={lead}>{notices[state]}</p>
					<ButtonLink to={href("/waiting-list")}>{page.top.title}</ButtonLink>
				</>
			) : null}
		</Notice>
	);
}

function OnTheList({ isSending }: { isSending: boolean }) {
	return (
		<>
			<p className={lead}>
				Your place is confirmed. {facts.trainer} will write to you when there is a puppy that could
				be yours.
			</p>
			{isSending ? (
				<p className={muted}>
					Another email has links to change what you wish for, or to leave the list. Please keep it.
				</p>
			) : null}
			<Onward>
				<ArrowLink to={href("/trained-puppies-for-sale")}>{siteText("puppies-button")}</ArrowLink>
				<ArrowLink to={href("/choosing-your-puppy")}>Choosing Your Puppy</ArrowLink>
			</Onward>
		</>
	);
}
