import type { MouseEvent } from "react";
import { momentInWords } from "~/business/moments.ts";
import { bounceText, mayBeAnswered, NOT_TO_BE_SENT } from "~/families/bounce-text.ts";
import { replyHidden, replyLimits, replySchema } from "~/families/replies/schema.ts";
import { CheckedForm, EnterButton, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { templates as templateButtons } from "../letters/letters.css.ts";
import * as shared from "../page.css.ts";
import { Columns, Panel, SaveBar } from "../page.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import type { Route } from "./+types/reply.route";
import { withLetter } from "./insert-letter.ts";

type LoaderData = Route.ComponentProps["loaderData"];

interface ReplyFormProps extends LoaderData {
	action: string;
	/** The page that “Don’t send” leads to. */
	back: string;
}

/** The form of an answer: recipient, subject, templates and text. */
export function ReplyForm(props: ReplyFormProps) {
	const { values, message, seen, undone, action, back } = props;
	const form = useCheckedForm({
		id: "reply",
		schema: replySchema,
		defaultValue: values,
	});
	return (
		<CheckedForm form={form} action={action} draft={{ controls: ["subject", "text"] }}>
			<EnterButton name="intent" value="send" />
			<FormProblems form={form} />
			<Columns>
				<Panel>
					<div className={shared.form}>
						<Field {...form.control("to")} as="select" label="To" options={props.addresses} />
						<Bounced {...props} />
						<Field {...form.control("subject")} label="Subject" maxLength={replyLimits.subject} />
						<Templates {...props} />
						<Field
							{...form.control("text")}
							as="textarea"
							label="Your answer"
							hint={message ? "Their message is quoted below it." : undefined}
							rows={12}
							maxLength={replyLimits.text}
						/>
					</div>
				</Panel>
				<AnsweredMessage {...props} />
			</Columns>
			<input type="hidden" name={replyHidden.seen} value={seen} />
			{undone ? <input type="hidden" name={replyHidden.undone} value={undone.id} /> : null}
			<SubmissionKey />
			<SaveBar>
				<ButtonLink tone="line" to={back}>
					Don’t send
				</ButtonLink>
				<SendButton busy="Sending…" name="intent" value="send">
					Send
				</SendButton>
			</SaveBar>
		</CheckedForm>
	);
}

type BouncedProps = Pick<LoaderData, "addresses" | "bounces"> &
	Partial<Pick<LoaderData, "messageFrom">>;

/** Warns about addresses that emails don't get through to, and says which of them get no answer at all. */
export function Bounced({ addresses, bounces, messageFrom }: BouncedProps) {
	return addresses.map((address) => {
		const bounce = bounces[address];
		if (!bounce) return null;
		const mayBeSent = mayBeAnswered(bounce, { isToMessage: address === messageFrom });
		return (
			<p key={address} className={shared.bad}>
				<bdi>{address}</bdi>: {bounceText(bounce)} {mayBeSent ? null : NOT_TO_BE_SENT}
			</p>
		);
	});
}

/** Buttons that insert a template into the answer. Without JavaScript, the server does it. */
function Templates({ templates }: Pick<LoaderData, "templates">) {
	if (templates.length === 0) return null;
	const texts = templates.map(({ text }) => text);
	const insert = (event: MouseEvent<HTMLButtonElement>, letter: string) => {
		const area = event.currentTarget.form?.elements.namedItem("text");
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
					<Button
						key={address}
						tone="line"
						small
						name="letter"
						value={address}
						formNoValidate
						onClick={(event) => insert(event, text)}
					>
						{name}
					</Button>
				))}
			</div>
		</fieldset>
	);
}

function AnsweredMessage({ message }: Pick<LoaderData, "message">) {
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
