/** What the page shows instead of the form after a message was sent. */
import { MessageSquareText, Phone } from "lucide";
import type { ReactNode } from "react";
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { hours } from "~/business/hours.ts";
import { siteText } from "~/business/site-texts.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { Onward, ResponsePanel } from "~/ui/page/response-panel.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { lead, muted } from "~/ui/theme/text.css.ts";

interface MessageSentProps {
	/** The puppy that the message asks about. */
	about?: { name: string; profilePath: string };
	/** The title of the contact page. */
	title: string;
	/** A text that says what happens next. */
	next: string;
	/** A picture, shown beside the text on wide screens. */
	children?: ReactNode;
}

/** Takes the focus, so that screen readers read it and the Tab key continues from it. */
export function MessageSent({ about, title, next, children }: MessageSentProps) {
	const contact = href("/contact-us");
	const { phoneNumber } = facts;
	return (
		<ResponsePanel
			title="Message sent"
			trail={[{ name: title, path: contact }]}
			isResponse
			picture={children}
		>
			<TrainerLine>
				<p className={lead}>
					{facts.trainer} has your message{about ? ` about ${about.name}` : ""}. {next}
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
