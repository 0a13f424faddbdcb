import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { problemText } from "~/contact/email/email-problems.ts";
import { reasonText } from "~/families/bounce-text.ts";
import { canTakeBack, type ReplyEmail, type ReplyState } from "~/families/replies/reply-state.ts";
import type { TimelineItem } from "~/reports/timeline.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { addressesAddress, undoneAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { ReplyButton } from "./reply-button.tsx";

type Answer = Extract<TimelineItem, { kind: "reply" }>;

interface ReplyStatusProps {
	reply: Answer;
	/** Whether it went to an address that the family still has. */
	isTheirs: boolean;
	/** When the page was rendered. */
	now: Date;
}

const MAY_BE_SENT =
	"It answers a message that they sent you, so you may send it there anyway. SendGrid may still hold it back, so a call is safer.";
const NOT_SENT = "It won’t be sent there again. Call or text them, or ask for another address.";

/** The delivery status of an answer, with actions for it. */
export function ReplyStatus({ reply, isTheirs, now }: ReplyStatusProps) {
	const { id, familyId, email, state, refusal } = reply;
	if (reply.missingSince) {
		return (
			<div className={shared.buttons}>
				<p className={shared.bad}>
					It did not arrive ({momentInWords(reply.missingSince)}): {reasonText(reply.bounceReason)}.
				</p>
				{isTheirs ? (
					<ButtonLink tone="line" small to={addressesAddress(familyId)}>
						Correct the address
					</ButtonLink>
				) : null}
				{refusal ? (
					<p>
						{refusal.message} {refusal.mayBeSent ? MAY_BE_SENT : NOT_SENT}
					</p>
				) : null}
				{refusal?.mayBeSent === false ? null : (
					<ReplyButton id={id} intent={refusal ? "again anyway" : "again"}>
						{refusal ? "Send it anyway" : "Send again"}
					</ReplyButton>
				)}
				<ReplyButton id={id} intent="settled">
					Mark as handled
				</ReplyButton>
			</div>
		);
	}
	return (
		<div className={shared.buttons}>
			{state === "held" && email ? (
				<HeldReply until={email.nextAttemptAt} now={now} />
			) : (
				<p className={classNames(state === "failed" && shared.bad)}>{stateText(state, email)}</p>
			)}
			{state === "taken back" ? (
				<ButtonLink tone="line" small to={undoneAddress(reply)}>
					Go on writing
				</ButtonLink>
			) : null}
			{state === "failed" ? (
				<ReplyButton id={id} intent="retry" busy="Trying…">
					Try again
				</ReplyButton>
			) : null}
			{canTakeBack(email) ? (
				<ReplyButton id={id} intent="undo">
					{state === "held" ? "Undo" : "Take it back"}
				</ReplyButton>
			) : null}
		</div>
	);
}

function stateText(state: ReplyState, email: ReplyEmail | null): string {
	if (state === "taken back") return "Not sent: it was taken back.";
	if (state === "sent") return email?.sentAt ? `Sent ${momentInWords(email.sentAt)}.` : "Sent.";
	if (state === "no key")
		return "Not sent yet: email is not set up on this site. The answer waits until it is.";
	if (state === "failed") {
		return `Not sent yet: ${problemText(email?.lastError ?? "")}. It will be tried again automatically.`;
	}
	return "On its way.";
}

/** The seconds until the answer is sent. Without JavaScript, the number stays as rendered. */
function HeldReply({ until, now }: { until: Date; now: Date }) {
	const seconds = useSecondsUntil(until, now);
	return (
		<p role="status">
			{seconds > 0 ? `Sent in ${seconds} ${seconds === 1 ? "second" : "seconds"}.` : "On its way."}
		</p>
	);
}

const SECOND = 1_000;
/** Milliseconds that sending usually takes; after that the page is reloaded to show the result. */
const SENDING = 1_500;

const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / SECOND));

/**
 * Counts down the seconds from `now`, when the page was rendered, to `until`, and then revalidates the
 * page. It measures only elapsed time, because the device's clock may be wrong.
 */
function useSecondsUntil(until: Date, now: Date): number {
	const whole = until.getTime() - now.getTime();
	const [passed, setPassed] = useState(0);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const startedAt = performance.now();
		setPassed(0);
		const ticking = setInterval(() => setPassed(performance.now() - startedAt), SECOND / 2);
		const over = setTimeout(() => {
			clearInterval(ticking);
			setPassed(whole);
			void revalidate();
		}, whole + SENDING);
		return () => {
			clearInterval(ticking);
			clearTimeout(over);
		};
	}, [whole, revalidate]);
	return secondsIn(whole - passed);
}
