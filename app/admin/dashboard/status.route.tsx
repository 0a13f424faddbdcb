/** The site's status for the person who runs it: emails waiting to be sent, and how the site is set up. */
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { emailCounts, emailsWaiting } from "~/contact/email/email-queries.server.ts";
import { provider } from "~/platform/database/database.server.ts";
import { canSend, siteMailer } from "~/platform/email/site-mailer.server.ts";
import { env } from "~/platform/env.ts";
import { Alert } from "~/ui/alert.tsx";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { withLoaderErrors } from "../failures.server.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Columns, Facts, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/status.route";
import * as css from "./dashboard.css.ts";
import { EmailButton } from "./email-button.tsx";
import { failureInWords, triesInWords, whenInWords } from "./email-text.ts";

const TITLE = "Status";
/** The most emails shown here. A page of its own lists all of them. */
const EMAILS = 5;

export const loader = withLoaderErrors(failures.fetchStats, async () => {
	const [emails, emailsOpen] = await Promise.all([emailsWaiting(EMAILS), emailCounts()]);
	return {
		now: new Date(),
		emails,
		emailsOpen,
		canSend: canSend(),
		facts: [
			["Public address", env.ORIGIN],
			["Emails are sent", siteMailer ? `through ${siteMailer.name}` : "not yet: it is not set up"],
			["Database", provider === "postgresql" ? "PostgreSQL" : "SQLite, a file"],
			["Photos", env.MEDIA_URL ? "a shared store" : "a folder beside the database"],
		] as const,
	};
});

export default function StatusPage({ loaderData }: Route.ComponentProps) {
	const { facts, canSend: isSending, emailsOpen } = loaderData;
	return (
		<>
			<AdminHead
				title={TITLE}
				note="For the person who runs the site. Nothing here needs your attention from day to day."
			/>
			<div className={css.hints}>
				{isSending ? null : (
					<Alert tone="plain" title="Email is not set up">
						<p>
							There is no SMTP_URL or SENDGRID_API_KEY, so nothing is sent. Messages are kept under
							Messages, and <Link to={href("/admin/emails")}>their emails can be read</Link>. Set
							one of them and restart the site: the waiting emails will then be sent.
						</p>
					</Alert>
				)}
				{isSending && emailsOpen.failed > 0 ? (
					<Alert tone="warn" role="status" title="Some emails could not be sent yet">
						<p>See the reasons below. Emails that fail are tried again automatically.</p>
					</Alert>
				) : null}
			</div>
			<Columns>
				<WaitingEmails {...loaderData} />
				<Panel title="Setup" id="setup">
					<Facts facts={facts} />
				</Panel>
			</Columns>
		</>
	);
}

/** Emails that have not been sent yet, and why. */
function WaitingEmails({ emails, emailsOpen, canSend, now }: Route.ComponentProps["loaderData"]) {
	const { waiting } = emailsOpen;
	return (
		<Panel
			title={waiting > 0 ? `Emails waiting (${waiting.toLocaleString("en-US")})` : "Emails"}
			id="emails"
			action={<ArrowLink to={href("/admin/emails")}>All emails</ArrowLink>}
		>
			{waiting === 0 ? (
				<p className={muted}>No emails are waiting.</p>
			) : (
				<>
					<ul className={rows.list}>
						{emails.map((email) => {
							const failure = failureInWords(email);
							return (
								<li key={email.id} className={rows.item}>
									<div className={rows.about}>
										<p className={rows.name}>{email.subject}</p>
										{failure ? (
											<p className={classNames(rows.line, shared.bad)}>
												{triesInWords(email.attempts)}: {failure}
											</p>
										) : null}
										<p className={rows.line}>{whenInWords(email, canSend, now)}</p>
									</div>
									{canSend ? (
										<EmailButton id={email.id} from="status">
											<span>
												Try now<span className={visuallyHidden}>: {email.subject}</span>
											</span>
										</EmailButton>
									) : null}
								</li>
							);
						})}
					</ul>
					{canSend ? (
						<div className={shared.under}>
							<EmailButton id="all" from="status">
								Try all now
							</EmailButton>
						</div>
					) : (
						<p className={muted}>
							Set SMTP_URL or SENDGRID_API_KEY and restart the site to send them.
						</p>
					)}
				</>
			)}
		</Panel>
	);
}
