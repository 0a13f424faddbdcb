/**
 * The site's status for the person who runs it: how it is set up, and the emails of the outbox: those that are waiting,
 * those that failed and why, and those that were sent.
 */
import { href } from "react-router";
import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { momentInWords } from "~/business/moments.ts";
import { type EmailKind, emailKinds, emailList } from "~/contact/email/email-list.ts";
import { problemText } from "~/contact/email/email-problems.ts";
import { emailCounts, emailPage, type ShownEmail } from "~/contact/email/email-queries.server.ts";
import { mailDocument } from "~/content/documents/mail.ts";
import { provider } from "~/platform/database/database.server.ts";
import type { OutgoingEmail } from "~/platform/database/prisma/client.ts";
import { isSendingPaused, resumeSending } from "~/platform/email/paused.server.ts";
import { retryEmails, trainerAddress, wakeOutbox } from "~/platform/email/queue.server.ts";
import { canSend, sendTestMessage, siteMailer } from "~/platform/email/site-mailer.server.ts";
import { env } from "~/platform/env.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseButtons } from "~/platform/forms/parse-form.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { messageAddress } from "../families/addresses.ts";
import { ListScreen, nothingLeft } from "../list-screen.tsx";
import * as shared from "../page.css.ts";
import { Facts, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/status.route";
import * as css from "./dashboard.css.ts";
import { EmailButton, type EmailIntent } from "./email-button.tsx";

const schema = z.object({ intent: z.enum(["retry", "resume", "test"]) });

const NO_MAILER = "Email is not set up yet. Set SMTP_URL or SENDGRID_API_KEY and restart the site.";

const PAUSED = "Sending is paused. Let the site send again first.";

const names: Record<EmailKind, string> = { waiting: "Waiting", failed: "Failed", sent: "Sent" };
const noneOf: Record<EmailKind, string> = {
	waiting: "No emails are waiting.",
	failed: "No emails failed.",
	sent: "No emails have been sent yet.",
};

export const loader = withLoaderErrors(failures.fetchEmails, async ({ url }: Route.LoaderArgs) => {
	const view = emailList.read(url.searchParams);
	const [page, counts] = await Promise.all([emailPage(view.kind, view.page), emailCounts()]);
	const facts = {
		"Public address": env.ORIGIN,
		"Emails are sent": siteMailer ? `through ${siteMailer.name}` : "not yet: it is not set up",
		Database: provider === "postgresql" ? "PostgreSQL" : "SQLite, a file",
		Photos: env.MEDIA_URL ? "a shared store" : "a folder beside the database",
	};
	return { ...page, view, counts, canSend: canSend(), facts, now: new Date() };
});

/** What became of a button's task, for the toast. */
interface Done {
	message: string;
	statusCode?: number;
}

async function run(intent: EmailIntent): Promise<Done> {
	if (intent === "resume") {
		resumeSending();
		wakeOutbox();
		return { message: "The site sends emails again." };
	}
	if (isSendingPaused()) return { message: PAUSED, statusCode: 400 };
	if (!siteMailer) return { message: NO_MAILER, statusCode: 400 };
	if (intent === "test") {
		const { problem, response } = await sendTestMessage(siteMailer);
		const what = problem === undefined ? "accepted" : "did not accept";
		const message = `${siteMailer.name} ${what} the test message for ${trainerAddress()}: “${response}”`;
		return { message, statusCode: problem === undefined ? 200 : 400 };
	}
	const count = await retryEmails();
	if (count === 0) return { message: "No emails are waiting anymore." };
	const what = count === 1 ? "One email is" : `${count.toLocaleString("en-US")} emails are`;
	return { message: `${what} being tried now.` };
}

export async function action({ request }: Route.ActionArgs) {
	const { intent } = await parseButtons(request, schema);
	const { message, statusCode } = await run(intent);
	const settings = href("/admin/settings/:key?", { key: mailDocument.key });
	const back = intent === "test" ? settings : emailList.address();
	return redirectWithToast(back, message, statusCode);
}

export default function StatusPage({ loaderData }: Route.ComponentProps) {
	const { emails, hasMore, view, counts, canSend: isSending, facts, now } = loaderData;
	const { kind, page } = view;
	return (
		<ListScreen
			title="Status"
			note="For the person who runs the site. Emails that fail are tried again automatically."
			actions={
				isSending && counts.waiting > 0 && kind !== "sent" ? (
					<EmailButton intent="retry">Try all now</EmailButton>
				) : null
			}
			first={
				<>
					{isSending ? null : (
						<Alert tone="plain" title="Email is not set up" className={shared.notice}>
							<p>
								Set SMTP_URL or SENDGRID_API_KEY, set MAIL_FROM to a sender that the mail service
								knows, and restart the site: the waiting emails will then be sent. Until then you
								can read them here.
							</p>
						</Alert>
					)}
					<Panel title="Setup" id="setup">
						<Facts facts={facts} />
					</Panel>
				</>
			}
			filters={{
				label: "Filter emails",
				each: emailKinds.map((each) => ({
					name: names[each],
					to: emailList.address({ kind: each }),
					isCurrent: each === kind,
					count: each === "sent" ? undefined : counts[each],
				})),
			}}
			empty={
				emails.length > 0
					? undefined
					: page > 1
						? nothingLeft(emailList.address({ kind }))
						: { message: noneOf[kind] }
			}
			pager={{
				label: "Emails",
				newer: page > 1 ? emailList.address({ kind, page: page - 1 }) : undefined,
				older: hasMore ? emailList.address({ kind, page: page + 1 }) : undefined,
			}}
		>
			<ul className={rows.list}>
				{emails.map((email) => (
					<EmailCard key={email.id} email={email} canSend={isSending} now={now} />
				))}
			</ul>
		</ListScreen>
	);
}

interface EmailCardProps extends Pick<Route.ComponentProps["loaderData"], "canSend" | "now"> {
	email: ShownEmail;
}

function EmailCard({ email, canSend, now }: EmailCardProps) {
	const { contactId, subject, attempts, sender, recipient, replyTo, text } = email;
	const failure = failureInWords(email);
	return (
		<li className={shared.panel}>
			<h2 className={shared.panelTitle}>{subject}</h2>
			<p className={rows.line}>
				To {recipient}, written {momentInWords(email.createdAt)}
			</p>
			<p className={rows.line}>
				{triesInWords(attempts)}. {whenInWords(email, canSend, now)}.
			</p>
			{failure ? (
				<p className={classNames(rows.line, shared.bad)}>The last try failed: {failure}</p>
			) : null}
			<details>
				<summary>
					<span>
						Read the email<span className={visuallyHidden}>: {subject}</span>
					</span>
				</summary>
				<p className={rows.line}>
					From {sender}, reply to {replyTo}
					{contactId === null ? null : (
						<>
							, <Link to={messageAddress(contactId)}>see the message</Link>
						</>
					)}
				</p>
				<pre className={css.email}>{text}</pre>
			</details>
		</li>
	);
}

/** "Tried twice" */
function triesInWords(attempts: number): string {
	if (attempts === 0) return "Not tried yet";
	if (attempts === 1) return "Tried once";
	return attempts === 2 ? "Tried twice" : `Tried ${attempts.toLocaleString("en-US")} times`;
}

/** Why the last try failed, with the error code; empty if no try failed. */
function failureInWords({ lastError }: Pick<OutgoingEmail, "lastError">): string {
	const text = problemText(lastError);
	return text && `${text} (${lastError})`;
}

/** When the email was sent, or when it will be tried next. */
function whenInWords(
	email: Pick<OutgoingEmail, "nextAttemptAt" | "sentAt">,
	canSend: boolean,
	now: Date,
): string {
	if (email.sentAt) return `Sent ${momentInWords(email.sentAt)}`;
	if (!canSend) return "Waiting until email is set up";
	if (email.nextAttemptAt <= now) return "Will be tried any moment now";
	return `Next try ${momentInWords(email.nextAttemptAt)}`;
}
