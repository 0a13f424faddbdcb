/** The waiting list's page: how it works, and the form that asks for a place. */
import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { data, href, redirect } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { today } from "~/business/moments.ts";
import { siteText } from "~/business/site-texts.ts";
import { confirmedByHand, waitingListDocument } from "~/content/documents/waiting-list.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { VisitorFields, type VisitorForm } from "~/forms/visitor-fields.tsx";
import { pageContent } from "~/photos/page-content.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { visitorForm } from "~/platform/forms/form-data.server.ts";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import {
	formState,
	isOwnForm,
	openedAtToken,
	reopenedToken,
	sentAddress,
	visitorAction,
} from "~/platform/forms/opened-at.server.ts";
import { parseForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { suspiciousForm, suspiciousText } from "~/platform/forms/spam.server.ts";
import { submissionHash } from "~/platform/forms/submissions.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import * as fieldStyles from "~/ui/form/field.css.ts";
import { pair } from "~/ui/form/field.css.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import { tones } from "~/ui/page/layout.css.ts";
import { Actions, Section, Split } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { Onward } from "~/ui/page/response-panel.tsx";
import { Trail } from "~/ui/page/trail.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import scenery from "~/ui/scenery/head-choosing.svg";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/waiting-list.route";
import { askForPlace, joinSubmission } from "./commands.server.ts";
import { countEmail, uncountEmail } from "./limits.server.ts";
import { monthsFrom } from "./months.ts";
import { Notice } from "./notice.tsx";
import { CONFIRM_DAYS, joinSchema, waitingLimits } from "./schema.ts";
import * as css from "./waiting-list.css.ts";
import { WishFields } from "./wish-fields.tsx";

const rules = {
	...visitorForm,
	schema: joinSchema,
	hidden: Object.values(hiddenFields),
};

const problems = {
	quick:
		"The form was sent faster than people usually write. Please check what you wrote, and send it again.",
	links: "Please leave out web addresses. We can’t accept them here, because of spam.",
	unsigned: "Please check what you wrote, and send it again.",
	failed: "An error occurred. Please try again",
} as const;

/** The page ends with a mist-colored band, from which the footer's ridge rises. */
export const handle = { shell: { edgeOn: "mist" } } as const;

/** The title says whether the form was sent or refused, because screen readers read it first. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { content, state } = loaderData;
	const { title } = content.top;
	return headTags({
		title: {
			none: title,
			sent: "Please confirm by email",
			stored: "Your wishes have arrived",
			refused: `Error: ${title}`,
		}[state ?? "none"],
		description: content.search.description,
		path: href("/waiting-list"),
		index: state === undefined,
	});
};

/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
	const content = await pageContent(waitingListDocument);
	const state = formState({ url, context });
	return {
		content: canSend() ? content : confirmedByHand(content),
		state: state === "sent" && !canSend() ? "stored" : state,
		months: monthsFrom(today()),
		submissionKey: randomUUID(),
		opened: openedAtToken(),
	} as const;
}

export const action = visitorAction(({ request }: Route.ActionArgs) => receive(request));

/** Gives the form back with a token of this site, so that sending it again works. */
function signedForm(result: SubmissionResult) {
	const initialValue = { ...result.initialValue, [hiddenFields.opened]: reopenedToken() };
	return data({ result: { ...result, initialValue } }, 400);
}

/**
 * Handles the submitted form. Returns a redirect if it was accepted. The form sends an email to an
 * address that anybody can type, so a suspicious form is not stored as suspected spam, as a message is,
 * but returned with an error, so that a person can send it again.
 */
async function receive(request: Request) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value, form, submissionKey: key, reply } = parsed;
	if (suspiciousForm(form, request.headers)) return reply({ formErrors: [problems.quick] });
	if (suspiciousText(value.name, `${value.message}\n${value.other_breeds}`)) {
		return reply({ formErrors: [problems.links] });
	}
	if (!isOwnForm(form.get(hiddenFields.opened)))
		return signedForm(parsed.result({ formErrors: [problems.unsigned] }));
	const formHash = submissionHash(joinSubmission(value, key));
	let isCounted = false;
	try {
		const counted = await countEmail(value.email, formHash);
		const { refusal } = counted;
		if (refusal) {
			return reply({ formErrors: [refusal.message] }, tooManyRequests(refusal.seconds));
		}
		isCounted = counted.isCounted;
		await askForPlace(value, key);
	} catch (error) {
		log.error({ err: error }, "a place on the waiting list could not be stored");
		if (isCounted) await uncountEmail(value.email, formHash);
		return reply({ formErrors: [problems.failed] }, 503);
	}
	return redirect(sentAddress(href("/waiting-list")), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** Without email, nobody can be asked whether an address is theirs: the trainer confirms the entry. */
function Sent({ isStored, list }: { isStored: boolean; list: string }) {
	const title = isStored ? "Your wishes have arrived" : "One more step: confirm by email";
	return (
		<Notice title={title} list={list} isResponse>
			<p className={lead}>
				{isStored ? (
					<>
						{facts.trainer} has what you wrote, and confirms every entry before it counts. You may
						get a call about yours. Until then you don’t need to do anything.
					</>
				) : (
					<>
						We sent an email to the address you entered. Open the link in it within {CONFIRM_DAYS}
						&nbsp;days and press the button there. Then you are on the list.
					</>
				)}
			</p>
			<p className={muted}>
				{isStored
					? "Would you rather not wait? Call"
					: "Nothing there after a few minutes? Look in your spam folder, or check the address and send the form again. Or call"}{" "}
				{facts.trainer} at <PhoneLink />.
			</p>
			<Onward>
				<ArrowLink to={href("/trained-puppies-for-sale")}>{siteText("puppies-button")}</ArrowLink>
				<ArrowLink to={href("/waiting-list")}>Back to the form</ArrowLink>
			</Onward>
		</Notice>
	);
}

export default function WaitingListPage({ loaderData, actionData }: Route.ComponentProps) {
	const { state, content, ...form } = loaderData;
	const { top, how } = content;
	const sent = useSavedCount(actionData);
	if (state === "sent" || state === "stored") {
		return (
			<div className={tones.mist}>
				<Sent isStored={state === "stored"} list={top.title} />
			</div>
		);
	}
	return (
		<>
			<PageHead {...top} scene={scenery} puppy="moses" editable="waiting-list.top" />
			<Section tone="mist" aria-labelledby="form-title">
				<Split>
					<div className={css.how}>
						<Editable section="waiting-list.how">
							<h2>{how.title}</h2>
							<Trail stops={how.steps} />
						</Editable>
					</div>
					<div className={css.titled}>
						<Editable section="waiting-list.form">
							<h2 id="form-title">{content.form.title}</h2>
						</Editable>
						<JoinForm key={sent} {...form} button={top.title} />
					</div>
				</Split>
			</Section>
		</>
	);
}

interface JoinFormProps extends VisitorForm {
	/** The label of its button. */
	button: string;
	months: readonly string[];
}

/** The form with which a family asks for a place. */
function JoinForm({ button, months, submissionKey, opened }: JoinFormProps) {
	const form = useCheckedForm({
		id: "join",
		schema: joinSchema,
	});
	const { control } = form;
	return (
		<CheckedForm
			form={form}
			action={href("/waiting-list")}
			preventScrollReset
			draft={{ name: "waiting list", base: hiddenFields.opened }}
			className={fieldStyles.sheet}
		>
			<FormProblems form={form} />
			<Field
				{...control("name")}
				label="Your name"
				autoComplete="name"
				maxLength={waitingLimits.name}
			/>
			<div className={pair}>
				<Field
					{...control("email")}
					label="Email"
					type="email"
					autoComplete="email"
					maxLength={waitingLimits.email}
				/>
				<Field
					{...control("phone_number")}
					label="Phone number"
					type="tel"
					autoComplete="tel"
					maxLength={waitingLimits.phone_number}
				/>
			</div>
			<WishFields control={control} months={months} />
			<VisitorFields submissionKey={submissionKey} opened={opened} />
			<Actions>
				<SendButton busy="Sending…">{button}</SendButton>
			</Actions>
			<p className={muted}>
				{facts.trainer} uses this to find your puppy, and for nothing else:{" "}
				<Link to={href("/privacy")}>what we store</Link>.
			</p>
		</CheckedForm>
	);
}
