import { href } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import type { contactById } from "~/contact/admin/message.server.ts";
import { emailListAddress } from "~/contact/email/email-list.ts";
import { type Bounce, bounceWords } from "~/families/bounces/bounce-words.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Alert } from "~/ui/alert.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { muted, number } from "~/ui/theme/text.css.ts";
import { familyAddress } from "../families/addresses.ts";
import { StageTag } from "../families/stage-tag.tsx";
import { Panel } from "../page.tsx";
import { replyAddress } from "../replies/addresses.ts";
import * as css from "./contacts.css.ts";
import { replyLink } from "./reply.ts";
import { ContactTag, pendingStatus } from "./status.tsx";

export type ShownContact = NonNullable<Awaited<ReturnType<typeof contactById>>>;

interface ContactMessageProps {
	contact: ShownContact;
	/** Why emails don't get through to the sender's address. */
	bounce?: Bounce;
	/** The target of the forms. */
	action: string;
}

const NOT_GIVEN = <span className={muted}>Not given</span>;

/** A message, with the ways to answer it. */
export function ContactMessage({ contact, bounce, action }: ContactMessageProps) {
	const fetcher = useFormFetcher(`status ${contact.id}`);
	const status = pendingStatus(fetcher.formData) ?? contact.status;
	const { phone } = contact;
	const name = contact.puppy?.name ?? contact.puppyName;
	return (
		<Panel title="Message" id="message" action={<ContactTag contact={{ ...contact, status }} />}>
			<Suspicion contact={contact} />
			<p dir="auto" className={css.whole}>
				{contact.message}
			</p>
			<div className={css.buttons}>
				{contact.family ? (
					<ButtonLink to={replyAddress(contact.family.id, { message: contact.id })}>
						Answer
					</ButtonLink>
				) : null}
				<ButtonLink tone="line" href={replyLink(contact)}>
					Use my email program
				</ButtonLink>
				{contact.isSpam || status === "replied" ? null : (
					<FetcherForm fetcher={fetcher} action={action}>
						<Button tone="line" name="intent" value="replied">
							Mark as replied
						</Button>
					</FetcherForm>
				)}
				{phone ? (
					<>
						<ButtonLink tone="line" href={phone.call}>
							Call
						</ButtonLink>
						<ButtonLink tone="line" href={phone.text}>
							Text
						</ButtonLink>
					</>
				) : null}
			</div>
			<dl className={css.facts}>
				{contact.family ? (
					<>
						<dt>Family</dt>
						<dd>
							<Link to={familyAddress(contact.family.id)}>
								<bdi>{contact.family.name}</bdi>
							</Link>{" "}
							<StageTag stage={contact.family.stage} />
						</dd>
					</>
				) : null}
				<dt>Received</dt>
				<dd>
					<time dateTime={contact.createdAt.toISOString()}>{momentInWords(contact.createdAt)}</time>
				</dd>
				<dt>Email</dt>
				<dd>
					<bdi>{contact.email}</bdi>
					{bounce ? <p className={css.bounced}>{bounceWords(bounce)}</p> : null}
				</dd>
				<dt>Phone number</dt>
				<dd className={number}>
					<bdi>{contact.phoneNumber}</bdi>
				</dd>
				<dt>About</dt>
				<dd>
					{contact.puppy ? (
						<Link to={href("/admin/puppies/:id", { id: String(contact.puppy.id) })}>{name}</Link>
					) : (
						name || <span className={muted}>No puppy in particular</span>
					)}
				</dd>
				<dt>Breed preference</dt>
				<dd>{contact.breedPreferences || NOT_GIVEN}</dd>
				<dt>How they found us</dt>
				<dd>{contact.referralSource || NOT_GIVEN}</dd>
				<dt>What inspired them</dt>
				<dd dir="auto">{contact.inspirationSource || NOT_GIVEN}</dd>
			</dl>
			<Email contact={contact} />
		</Panel>
	);
}

function Suspicion({ contact }: { contact: ShownContact }) {
	if (!contact.spamReason) return null;
	return contact.isSpam ? (
		<Alert tone="warn" role="note" title="Suspected spam" className={css.notice}>
			<p>Why: {contact.spamReason}. The statistics don’t count it.</p>
		</Alert>
	) : (
		<p className={muted}>It looked like spam ({contact.spamReason}) and was restored.</p>
	);
}

/** The digest email that reported the message together with others that look like spam. */
function Digest({ digest }: { digest: NonNullable<ShownContact["digest"]> }) {
	const { status, recipient, sentAt, nextAttemptAt } = digest;
	const words =
		status === "sent"
			? `sent to ${recipient}${sentAt ? ` on ${momentInWords(sentAt)}` : ""}`
			: `to be sent to ${recipient} on ${momentInWords(nextAttemptAt)}`;
	return (
		<p className={css.mail}>
			Email about it: in a digest of messages that look like spam, {words}.{" "}
			<a href={emailListAddress(status === "sent" ? "sent" : "waiting")}>See the emails</a>
		</p>
	);
}

const triesOf = (attempts: number) =>
	attempts === 0 ? "" : `; tried ${attempts === 1 ? "once" : `${attempts} times`}`;

/** The email that reported the message, and its delivery status. */
function Email({ contact }: { contact: ShownContact }) {
	const [email] = contact.emails;
	if (!email && contact.digest) return <Digest digest={contact.digest} />;
	if (!email) {
		return <p className={css.mail}>No email was created for this message.</p>;
	}
	const failed = email.lastError ? ` The last try failed (${email.lastError}).` : "";
	const words =
		email.status === "sent"
			? `Sent to ${email.recipient}${email.sentAt ? ` on ${momentInWords(email.sentAt)}` : ""}.`
			: `Waiting to be sent to ${email.recipient}${triesOf(email.attempts)}.${failed}`;
	return (
		<div className={css.mail}>
			<p>
				Email about it: {words}{" "}
				{email.status === "sent" ? null : (
					<Link to={href("/admin/emails")}>All waiting emails</Link>
				)}
			</p>
			<details>
				<summary className={css.summary}>Read the email</summary>
				<p>
					Subject: <bdi>{email.subject}</bdi>
				</p>
				<div dir="auto" className={css.mailText}>
					{email.text}
				</div>
			</details>
		</div>
	);
}
