/** The contact page (specification, sections 2 and 5). */
import { randomUUID } from "node:crypto";
import { Clock, type IconNode, MapPin, MessageSquareText, Phone } from "lucide";
import type { ReactNode } from "react";
import { href, isRouteErrorResponse, redirect } from "react-router";
import { pageDay } from "#page-day";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { hours } from "~/business/hours.ts";
import { exceptions } from "~/business/other-hours.ts";
import { siteText } from "~/business/site-texts.ts";
import { localBusiness } from "~/business/structured-business.ts";
import { contactDocument } from "~/content/documents/contact.ts";
import { sendForm, sendProblem } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import { visitorForm } from "~/platform/forms/form-data.server.ts";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import {
	formState,
	isOwnForm,
	openedAtToken,
	sentAddress,
	visitorAction,
} from "~/platform/forms/opened-at.server.ts";
import { parseForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { suspiciousForm } from "~/platform/forms/spam.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { PageTrail } from "~/ui/page/breadcrumbs.tsx";
import { Editable } from "~/ui/page/editable.tsx";
import * as layoutStyles from "~/ui/page/layout.css.ts";
import { Actions, Paragraph, Split, Wrap } from "~/ui/page/layout.tsx";
import { Onward, ResponsePanel } from "~/ui/page/response-panel.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { Art } from "~/ui/picture/art.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { lead, muted, number } from "~/ui/theme/text.css.ts";
import { messageLimit, receiveMessage } from "../commands.server.ts";
import { puppyShown } from "../queries.server.ts";
import { contactSchema, notices, tooManyMessages } from "../schema.ts";
import type { Route } from "./+types/contact.route";
import * as css from "./contact.css.ts";
import { ContactForm } from "./contact-form.tsx";

const rules = {
	...visitorForm,
	schema: contactSchema,
	hidden: Object.values(hiddenFields),
};

/** The profile path of the puppy that the page was opened for. */
const puppyIn = (url: URL) => url.searchParams.get("puppy") ?? undefined;

/** The title states the outcome of a submission, because screen readers announce it first. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { content, state } = loaderData;
	const { title } = content.top;
	return headTags({
		title: { none: title, sent: "Message sent", refused: `Error: ${title}` }[state ?? "none"],
		index: state === undefined,
		description: content.search.description,
		path: href("/contact-us"),
	});
};

/** Passes on the action's own headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
	const puppyPath = puppyIn(url);
	// The form must work even while no puppy can be looked up.
	const puppy = puppyPath ? await optional(puppyShown(puppyPath)) : undefined;
	return {
		state: formState({ url, context }),
		about: puppy ?? undefined,
		submissionKey: randomUUID(),
		opened: openedAtToken(),
		action: puppyPath
			? `${href("/contact-us")}?${new URLSearchParams({ puppy: puppyPath })}`
			: href("/contact-us"),
		content: await pageContent(contactDocument),
		opening: puppy ? `Hi ${facts.trainer}, I would like to ask about ${puppy.name}.` : "",
	};
}

export const action = visitorAction(({ request, url }: Route.ActionArgs) => receive(request, url));

/** Stores the message. Returns a redirect if it was accepted, or else the form's problems. */
async function receive(request: Request, url: URL) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value, form, submissionKey, reply } = parsed;
	const network = visitorNetwork();
	const seconds = await messageLimit.take(network);
	if (seconds !== undefined) {
		return reply({ formErrors: [tooManyMessages(seconds)] }, tooManyRequests(seconds));
	}
	try {
		await receiveMessage(value, {
			submissionKey,
			puppyPath: puppyIn(url),
			spamReason: suspiciousForm(form, request.headers),
			isUnsigned: !isOwnForm(form.get(hiddenFields.opened)),
		});
	} catch (error) {
		log.error({ err: error }, "a message could not be stored");
		await messageLimit.giveBack(network);
		return reply({ formErrors: [notices.failed] }, 503);
	}
	const toast = await flashCookie({ message: notices.sent, statusCode: 200 });
	const puppy = puppyIn(url);
	const address = sentAddress(href("/contact-us"), puppy ? { puppy } : {});
	return redirect(address, { status: 303, headers: { "Set-Cookie": toast } });
}

/** The message for any response other than success is the same (specification, section 8). */
const failure = (error: unknown) =>
	isRouteErrorResponse(error) ? notices.failed : sendProblem(error);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, failure);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { state, about, content, ...form } = loaderData;
	const { top } = content;
	const sent = useSavedCount(actionData);
	const shown = about?.picture ?? top.picture;
	const picture = shown ? (
		<Picture source={shown} sizes="30rem" />
	) : (
		<Art name="contact" sizes="30rem" fills lazy />
	);
	const ways = (
		<>
			<ContactWays />
			<Frame ratio="3/2" className={css.picture}>
				{picture}
			</Frame>
		</>
	);
	if (state === "sent") return <MessageSent {...loaderData}>{picture}</MessageSent>;
	return (
		<Wrap className={layoutStyles.page}>
			<StructuredData things={[localBusiness()]} />
			<PageTrail trail={[{ name: top.title }]} />
			<Split className={classNames(css.columns, about && css.forPuppy)}>
				<div>
					<Editable section="contact.top">
						<h1>{top.title}</h1>
						<TrainerLine className={layoutStyles.above.s4}>
							<Paragraph className={lead}>{top.lead}</Paragraph>
						</TrainerLine>
					</Editable>
					{about ? <About puppy={about} /> : ways}
				</div>
				<ContactForm key={sent} {...form} />
				{about ? <div className={css.after}>{ways}</div> : null}
			</Split>
		</Wrap>
	);
}

type LoaderData = Route.ComponentProps["loaderData"];

/** The puppy that the form was opened for: on a phone, it leaves room for the form's first field. */
function About({ puppy }: { puppy: NonNullable<LoaderData["about"]> }) {
	const { name, price, picture } = puppy;
	return (
		<p className={css.about}>
			{picture ? (
				<Frame as="span" ratio="1/1" className={css.face}>
					<Picture source={picture} sizes="4rem" />
				</Frame>
			) : null}
			<span>
				<b dir="auto">{name}</b>
				{price ? `, ${price}` : null}
			</span>
		</p>
	);
}

function Way({ icon, children }: { icon: IconNode; children: ReactNode }) {
	return (
		<li className={css.way}>
			<Icon icon={icon} className={css.icon} />
			{children}
		</li>
	);
}

function ContactWays() {
	return (
		<ul className={layoutStyles.above.s6}>
			<Way icon={Phone}>
				<PhoneLink className={classNames(css.link, number)} />
			</Way>
			{facts.phoneNumber ? (
				<Way icon={MessageSquareText}>
					<a href={facts.phoneNumber.text} className={css.link}>
						Text {facts.trainer}
					</a>
				</Way>
			) : null}
			<Way icon={Clock}>
				<span>
					{[...hours(), ...exceptions(pageDay())].map(({ label }) => (
						<span key={label} className={css.line}>
							{label}
						</span>
					))}
				</span>
			</Way>
			<Way icon={MapPin}>
				<span>{facts.place}</span>
			</Way>
		</ul>
	);
}

/** What the page shows instead of the form. It takes the focus, so that screen readers read it and the Tab key continues from it. */
export function MessageSent({
	about,
	content: { top, sent },
	children,
}: Pick<LoaderData, "about" | "content"> & { children?: ReactNode }) {
	const contact = href("/contact-us");
	const { phoneNumber } = facts;
	return (
		<ResponsePanel
			title="Message sent"
			trail={[{ name: top.title, path: contact }]}
			isResponse
			picture={children}
		>
			<TrainerLine>
				<p className={lead}>
					{facts.trainer} has your message{about ? ` about ${about.name}` : ""}. {sent.text}
				</p>
			</TrainerLine>
			<p className={muted}>
				If it can’t wait, call or text:{" "}
				{hours()
					.map(({ label }) => label.replaceAll(" ", "\u00a0").replaceAll("–", "–\u2060"))
					.join(", ")}
				.
			</p>
			<Actions>
				{phoneNumber ? (
					<>
						<ButtonLink href={phoneNumber.call} aria-label={`Call ${facts.phone}`}>
							<Icon icon={Phone} />
							{facts.phone}
						</ButtonLink>
						<ButtonLink tone="line" href={phoneNumber.text}>
							<Icon icon={MessageSquareText} />
							Text {facts.trainer}
						</ButtonLink>
					</>
				) : (
					facts.phone
				)}
			</Actions>
			<Onward>
				{about ? (
					<ArrowLink
						to={href("/trained-puppies-for-sale/:profilePath", {
							profilePath: about.profilePath,
						})}
					>
						Back to {about.name}
					</ArrowLink>
				) : (
					<ArrowLink to={href("/trained-puppies-for-sale")}>{siteText("puppies-button")}</ArrowLink>
				)}
				<ArrowLink to={contact}>Send another message</ArrowLink>
			</Onward>
		</ResponsePanel>
	);
}
