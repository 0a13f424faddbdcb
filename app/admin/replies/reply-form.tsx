import type { SubmissionResult } from "@conform-to/react";
import type { MouseEvent } from "react";
import { momentInWords } from "~/business/moments.ts";
import { bounceText, mayBeAnswered, NOT_TO_BE_SENT } from "~/families/bounce-text.ts";
import { replyHidden, replyLimits, replySchema } from "~/families/replies/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { ConfirmValue } from "../confirm-value.tsx";
import { familyAddress } from "../families/addresses.ts";
import { templates as templateButtons } from "../letters/letters.css.ts";
import * as shared from "../page.css.ts";
import { Columns, Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import { replyAddress } from "./addresses.ts";
import type { LoadedReplyForm } from "./reply-form.server.ts";

const FORM = "reply";

interface ReplyFormProps extends LoadedReplyForm {
	/** Why the answer was not sent. */
	result?: SubmissionResult;
}

/** The form of an answer: recipient, subject, templates and text. */
export function ReplyForm(props: ReplyFormProps) {
	const {
		familyId,
		values,
		addresses,
		bounces,
		message,
		messageFrom,
		seen,
		templates,
		taken,
		paper,
		result,
	} = props;
	const form = useCheckedForm({
		id: FORM,
		schema: replySchema,
		result,
		defaultValue: values,
	});
	const view = { message: message?.id, taken: taken?.id, paper: paper || undefined };
	return (
		<CheckedForm
			form={form}
			action={replyAddress(familyId, view)}
			draft={{ controls: ["subject", "text"] }}
		>
			<FormProblems form={form} />
			<Columns>
				<Panel>
					<div className={shared.form}>
						<To control={form.control("to")} addresses={addresses} />
						<Bounced addresses={addresses} bounces={bounces} messageFrom={messageFrom} />
						<Field
							{...form.control("subject")}
							label="Subject"
							maxLength={replyLimits.subject}
							required
						/>
						<Templates
							templates={templates}
							addressOf={(letter) => replyAddress(familyId, { ...view, letter })}
						/>
						<Field
							{...form.control("text")}
							as="textarea"
							label="Your answer"
							hint={message ? "Their message is quoted below it." : undefined}
							rows={12}
							maxLength={replyLimits.text}
							required
						/>
					</div>
				</Panel>
				<AnsweredMessage message={message} />
			</Columns>
			{message ? <input type="hidden" name={replyHidden.message} value={message.id} /> : null}
			<input type="hidden" name={replyHidden.seen} value={seen} />
			{taken ? <input type="hidden" name={replyHidden.undoneReplyText} value={taken.id} /> : null}
			{paper ? <input type="hidden" name={replyHidden.paper} value={paper} /> : null}
			<SubmissionKey value={props.submissionKey} />
			<SaveBar>
				<ButtonLink tone="line" to={familyAddress(familyId)}>
					Don’t send
				</ButtonLink>
				<SendButton busy="Sending…">Send</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}

interface ToProps {
	control: ReturnType<ReturnType<typeof useCheckedForm>["control"]>;
	addresses: readonly string[];
}

/** The recipient: a choice if the family has several addresses. */
function To({ control, addresses }: ToProps) {
	const { defaultValue, ...rest } = control;
	const [only] = addresses;
	if (addresses.length > 1) {
		return (
			<Field
				{...rest}
				as="select"
				label="To"
				options={addresses}
				defaultValue={addresses.find((each) => each === defaultValue) ?? only}
			/>
		);
	}
	return (
		<p>
			<span className={muted}>To</span> <bdi>{only}</bdi>
			<input type="hidden" name={control.name} value={only ?? ""} />
		</p>
	);
}

interface BouncedProps extends Pick<LoadedReplyForm, "bounces" | "messageFrom"> {
	addresses: readonly string[];
}

/** Warns about addresses that emails don't get through to, and asks whether to send there anyway. */
function Bounced({ addresses, bounces, messageFrom }: BouncedProps) {
	const bounced = addresses.flatMap((address) => {
		const bounce = bounces[address];
		if (!bounce) return [];
		const mayBeSent = mayBeAnswered(bounce, { isToMessage: address === messageFrom });
		const reason = bounceText(bounce);
		return { address, mayBeSent, text: mayBeSent ? reason : `${reason} ${NOT_TO_BE_SENT}` };
	});
	if (bounced.length === 0) return null;
	const confirmable = bounced.filter(({ mayBeSent }) => mayBeSent);
	return (
		<div>
			{bounced.map(({ address, text }) => (
				<p key={address} className={shared.bad}>
					{addresses.length > 1 ? (
						<>
							<bdi>{address}</bdi>:{" "}
						</>
					) : null}
					{text}
				</p>
			))}
			{confirmable.length > 0 ? (
				<ConfirmValue
					name={replyHidden.anyway}
					value={confirmable.map(({ address }) => address).join(" ")}
					isConfirmed={false}
				>
					Send it there anyway
				</ConfirmValue>
			) : null}
		</div>
	);
}

/** The answer with a template inserted: it replaces an unedited template, or follows what was written. */
export function withLetter(written: string, letter: string, templates: readonly string[]): string {
	const text = written.replaceAll("\r\n", "\n").trim();
	const isUntouched = text === "" || templates.some((template) => template === text);
	return isUntouched ? letter : `${text}\n\n${letter}`;
}

interface TemplatesProps extends Pick<LoadedReplyForm, "templates"> {
	/** The address of the form with a template. */
	addressOf: (letter: string) => string;
}

/** Links that insert a template into the answer. Without JavaScript, the page is loaded with it. */
function Templates({ templates, addressOf }: TemplatesProps) {
	if (templates.length === 0) return null;
	const texts = templates.map(({ text }) => text);
	const insert = (event: MouseEvent<HTMLAnchorElement>, letter: string) => {
		const area = event.currentTarget.closest("form")?.elements.namedItem("text");
		if (!(area instanceof HTMLTextAreaElement)) return;
		event.preventDefault();
		area.value = withLetter(area.value, letter, texts);
		area.dispatchEvent(new Event("input", { bubbles: true }));
		area.focus();
	};
	return (
		<fieldset className={shared.bare}>
			<legend>Begin with</legend>
			<div className={templateButtons}>
				{templates.map(({ address, name, text }) => (
					<ButtonLink
						key={address}
						tone="line"
						small
						to={addressOf(address)}
						onClick={(event) => insert(event, text)}
					>
						{name}
					</ButtonLink>
				))}
			</div>
		</fieldset>
	);
}

/** The message being answered. */
function AnsweredMessage({ message }: Pick<LoadedReplyForm, "message">) {
	if (!message) return null;
	const about = message.puppyName ? `, about ${message.puppyName}` : "";
	return (
		<Panel title="Their message" id="their-message">
			<p className={muted}>
				{momentInWords(message.createdAt)}
				{about}
			</p>
			<p dir="auto" className={shared.written}>
				{message.message}
			</p>
		</Panel>
	);
}
