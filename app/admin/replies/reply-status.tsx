import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { momentInWords } from "~/business/moments.ts";
import { problemText } from "~/contact/email/email-problems.ts";
import { reasonText } from "~/families/bounce-text.ts";
import { canUndo, type ReplyEmail, type ReplyState } from "~/families/replies/reply-state.ts";
import type { TimelineItem } from "~/reports/timeline.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { addressesAddress } from "../families/addresses.ts";
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

const REFUSED =
	"It won’t be sent there again. Write another answer, call or text them, or ask for another address.";

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
						{refusal} {REFUSED}
					</p>
				) : (
					<ReplyButton id={id} intent="again">
						Send again
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
			{canUndo(email) ? (
				<ReplyButton id={id} intent="undo">
					Undo
				</ReplyButton>
			) : null}
		</div>
	);
}

function stateText(state: ReplyState, email: ReplyEmail | null): string {
	if (state === "sent") return email?.sentAt ? `Sent ${momentInWords(email.sentAt)}.` : "Sent.";
	if (state === "no key")
		return "Not sent yet: email is not set up on this site. The answer waits until it is.";
	if (state === "failed") {
		return `Not sent yet: ${problemText(email?.lastError ?? "")}. It will be tried again automatically.`;
	}
	return "On its way.";
}

/** Milliseconds that sending usually takes. */
const SENDING = 1_500;

/** An answer that can be undone until it is sent; then the page is loaded again to show that. */
function HeldReply({ until, now }: { until: Date; now: Date }) {
	// Only elapsed time is measured, because the device's clock may be wrong.
	const whole = until.getTime() - now.getTime();
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const over = setTimeout(() => void revalidate(), whole + SENDING);
		return () => clearTimeout(over);
	}, [whole, revalidate]);
	return <p role="status">Sent in a few seconds.</p>;
}
