import { momentInWords } from "~/business/moments.ts";
import type { ShownEmail } from "~/contact/email/email-queries.server.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { messageAddress } from "../messages/addresses.ts";
import * as shared from "../page.css.ts";
import * as rows from "../rows.css.ts";
import * as css from "./dashboard.css.ts";
import { EmailButton } from "./email-button.tsx";
import { failureInWords, triesInWords, whenInWords } from "./email-text.ts";

interface EmailCardProps {
	email: ShownEmail;
	canSend: boolean;
	now: Date;
	/** The target of the card's form. */
	action: string;
}

/** One email: its delivery status, its text, and a button to try it again. */
export function EmailCard({ email, canSend, now, action }: EmailCardProps) {
	const { id, contactId, subject, status, attempts, sender, recipient, replyTo, text } = email;
	const failure = failureInWords(email);
	return (
		<li className={shared.panel}>
			<div className={shared.buttons}>
				<div className={rows.about}>
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
				</div>
				{canSend && status !== "sent" ? (
					<EmailButton id={id} action={action}>
						<span>
							Try now<span className={visuallyHidden}>: {subject}</span>
						</span>
					</EmailButton>
				) : null}
			</div>
			<details>
				<summary className={shared.summary}>
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
