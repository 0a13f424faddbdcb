import { facts } from "~/business/facts.ts";
import { familyValues } from "~/families/letters/placeholders.ts";
import { paperEmailSchema, replyHidden, replyLimits } from "~/families/replies/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { familyAddress } from "../families/addresses.ts";
import { NoKey } from "../no-key.tsx";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import { ReplyButton } from "../replies/reply-button.tsx";
import { Bounced, To } from "../replies/reply-form.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/paper.route";

/** The message that the form begins with. */
export function messageWith(isAgreement: boolean, whom: { name: string; puppy: string }) {
	const { "first name": name, puppy } = familyValues(whom);
	const text = isAgreement
		? `below is the agreement for ${puppy}. Please read it, and answer this email to say whether you agree or what should be different.`
		: `below is your receipt for ${puppy}. Thank you!`;
	return `Hi ${name},\n\n${text}\n\n${facts.trainer}`;
}

type LoadedPaper = Route.ComponentProps["loaderData"];

interface PaperEmailProps extends Pick<LoadedPaper, "action" | "canSend" | "taken"> {
	to: NonNullable<LoadedPaper["recipient"]>;
	/** The proposed message. */
	message: string;
	/** Whether the paper has lines to be filled in by hand. */
	hasBlanks: boolean;
}

/** Emails the paper to its family, held for Undo as an answer is. */
export function PaperEmail(props: PaperEmailProps) {
	const { to, action, canSend, message, taken, hasBlanks } = props;
	const form = useCheckedForm({
		id: "paper",
		schema: paperEmailSchema,
		defaultValue: taken ?? { to: to.addresses[0] ?? "", message },
	});
	if (to.addresses.length === 0) {
		return (
			<p className={muted}>
				There is no email address for <Link to={familyAddress(to.id)}>{to.name}</Link>, so it can’t
				be emailed.
			</p>
		);
	}
	return (
		<Panel title={`Email this to ${to.name}`} id="email">
			{canSend ? null : (
				<NoKey>
					Anything you send here waits until email is set up, and you can take it back until then.
				</NoKey>
			)}
			<CheckedForm form={form} action={action} draft={{ controls: ["message"] }}>
				<FormProblems form={form} />
				<div className={shared.form}>
					<To control={form.control("to")} addresses={to.addresses} />
					<Bounced addresses={to.addresses} bounces={to.bounces} messageFrom={undefined} />
					<Field
						{...form.control("message")}
						as="textarea"
						label="Your message"
						hint={
							hasBlanks
								? "What you see above follows it. Not all of it is known yet: in the email, those places are empty lines, too."
								: "What you see above follows it."
						}
						rows={7}
						maxLength={replyLimits.text}
					/>
					{taken ? (
						<input type="hidden" name={replyHidden.undoneReplyText} value={taken.id} />
					) : null}
					<SubmissionKey />
					<div>
						<SendButton busy="Sending…">Send</SendButton>
					</div>
				</div>
			</CheckedForm>
			{taken ? (
				<div className={shared.wayOn}>
					<ReplyButton id={taken.id} intent="discard">
						Discard what I wrote
					</ReplyButton>
				</div>
			) : null}
		</Panel>
	);
}
