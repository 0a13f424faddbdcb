import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { momentInWords } from "~/business/moments.ts";
import { emailList } from "~/contact/email/email-list.ts";
import { contactStatuses } from "~/contact/schema.ts";
import type { ShownMessage } from "~/families/messages.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { mailtoLink, messageAddress, replyFormAddress } from "../families/addresses.ts";
import { EntryHead } from "../families/entry-head.tsx";
import * as css from "../families/family.css.ts";
import { LongText } from "../families/long-text.tsx";
import * as shared from "../page.css.ts";
import { Facts } from "../page.tsx";
import { ContactTag, statusText } from "./status.tsx";

interface MessageProps {
	message: ShownMessage;
}

interface MessageEntryProps extends MessageProps {
	/** Whether it is shown to its end, however long it is. */
	isWhole?: boolean;
	/** The address that calls its phone number, if that is one. */
	call?: string;
	/** Whether it is in the list of messages, where it leads to its family. */
	isListed?: boolean;
}

/** A message, in its family's timeline or in the list of messages. */
export function MessageEntry({ message, isWhole, call, isListed }: MessageEntryProps) {
	const { id, createdAt, name, email, phoneNumber, puppyName, familyId, isSpam, spamReason } =
		message;
	const fetcher = useFormFetcher(`status ${id}`);
	const pending = contactStatuses.find((each) => each === fetcher.formData?.get("intent"));
	const status = pending ?? message.status;
	return (
		<>
			<EntryHead
				at={createdAt}
				title={
					<>
						{isListed && familyId !== null ? (
							<Link to={messageAddress(id)}>
								<bdi>{name}</bdi>
							</Link>
						) : (
							<bdi>{name}</bdi>
						)}{" "}
						wrote{puppyName ? ` about ${puppyName}` : ""}
					</>
				}
			/>
			<LongText what={`the message from ${momentInWords(createdAt)}`} isWhole={isWhole}>
				{message.message}
			</LongText>
			<div className={css.foot}>
				<ContactTag contact={{ isSpam, status }} />
				<a
					href={`${mailtoLink(email)}?subject=${encodeURIComponent(`Re: your message to ${facts.brand}`)}`}
				>
					<bdi>{email}</bdi>
				</a>
				{call ? (
					<a href={call}>
						<bdi>{phoneNumber}</bdi>
					</a>
				) : phoneNumber ? (
					<bdi>{phoneNumber}</bdi>
				) : null}
				{spamReason ? (
					<span>{isSpam ? `Suspected: ${spamReason}` : `It looked like spam (${spamReason})`}</span>
				) : null}
				{familyId !== null && status === "new" ? (
					<ButtonLink tone="line" small to={replyFormAddress(familyId, id)}>
						Answer
						<span className={visuallyHidden}> the message from {momentInWords(createdAt)}</span>
					</ButtonLink>
				) : null}
				{isSpam ? <SpamButtons message={message} /> : null}
			</div>
			<details>
				<summary>
					More
					<span className={visuallyHidden}> about the message from {momentInWords(createdAt)}</span>
				</summary>
				<MessageFacts message={message} />
				{isSpam ? (
					<ButtonLink
						tone="line"
						small
						to={href("/admin/families/messages/:id/erase", { id: String(id) })}
					>
						Erase this person’s data
					</ButtonLink>
				) : (
					<FetcherForm fetcher={fetcher} action={messageAddress(id)} className={shared.buttons}>
						{contactStatuses.map((each) => (
							<Button
								key={each}
								small
								tone={status === each ? "night" : "line"}
								name="intent"
								value={each}
								aria-pressed={status === each}
							>
								{statusText[each]}
							</Button>
						))}
						<Button tone="line" small name="intent" value="spam">
							This is spam
						</Button>
					</FetcherForm>
				)}
			</details>
		</>
	);
}

/** Until somebody says which of the two it is, Today counts the message. */
function SpamButtons({ message: { id, status } }: MessageProps) {
	return (
		<FetcherForm action={messageAddress(id)} className={shared.buttons}>
			<Button tone="night" small name="intent" value="not-spam">
				Not spam
			</Button>
			{status === "archived" ? null : (
				<Button tone="line" small name="intent" value="spam">
					This is spam
				</Button>
			)}
		</FetcherForm>
	);
}

const NOT_GIVEN = <span className={muted}>Not given</span>;

/** What else the sender said, and the email that told about it. */
function MessageFacts({ message }: MessageProps) {
	const { puppy, puppyName, breedPreferences, referralSource } = message;
	const about = puppy ? (
		<Link to={href("/admin/puppies/:id", { id: String(puppy.id) })}>{puppy.name}</Link>
	) : (
		puppyName || <span className={muted}>No puppy in particular</span>
	);
	const rows = {
		About: about,
		"Breed preference": breedPreferences || NOT_GIVEN,
		"How they found us": referralSource || NOT_GIVEN,
		"What inspired them": <bdi>{message.inspirationSource || NOT_GIVEN}</bdi>,
		"Email about it": <Email message={message} />,
	};
	return <Facts facts={rows} />;
}

/** The delivery status of the email that reported the message; suspected spam is in a digest with others. */
function Email({ message: { emails, digest } }: MessageProps) {
	const email = emails[0] ?? digest;
	if (!email) return "No email was created for this message.";
	const { status, recipient, sentAt, nextAttemptAt } = email;
	const isSent = status === "sent";
	const when = sentAt ?? (emails[0] ? null : nextAttemptAt);
	return (
		<>
			{isSent ? "Sent" : "Waiting to be sent"} to {recipient}
			{when ? ` on ${momentInWords(when)}` : ""}
			{emails[0] ? "" : ", in a digest of messages that look like spam"}.{" "}
			<Link to={emailList.address({ kind: isSent ? "sent" : "waiting" })}>See the emails</Link>
		</>
	);
}
