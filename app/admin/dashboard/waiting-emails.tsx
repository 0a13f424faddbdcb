import { href } from "react-router";
import type { emailCounts, emailsWaiting } from "~/contact/email/email-queries.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { classNames } from "~/ui/class-names.ts";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import * as css from "./dashboard.css.ts";
import { EmailButton } from "./email-button.tsx";
import { failureInWords, triesInWords, whenInWords } from "./email-text.ts";

interface WaitingEmailsProps {
	emails: Awaited<ReturnType<typeof emailsWaiting>>;
	emailsOpen: Awaited<ReturnType<typeof emailCounts>>;
	canSend: boolean;
	now: Date;
}

/** Emails that have not been sent yet, and why. */
export function WaitingEmails({ emails, emailsOpen, canSend, now }: WaitingEmailsProps) {
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
										<p className={css.strong}>{email.subject}</p>
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
