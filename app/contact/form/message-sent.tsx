/** What stands in place of the form once a message was sent. */
import { MessageSquareText, Phone } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { hours } from "~/business/hours.ts";
import { contactWords } from "~/business/page-heads.ts";
import { siteWord } from "~/business/site-words.ts";
import { ArrowLink, ButtonLink } from "~/ui/button.tsx";
import { Breadcrumbs } from "~/ui/page/breadcrumbs.tsx";
import { Actions, Wrap } from "~/ui/page/layout.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { lead, muted } from "~/ui/theme/text.css.ts";
import * as css from "./message-sent.css.ts";

interface MessageSentProps {
	/** The puppy that the message asks about. */
	about?: { name: string; profilePath: string };
	/** Of the contact page. */
	title?: string;
	/** What happens with the message. */
	words?: string;
	/** A picture, which stands beside it on a desk. */
	children?: ReactNode;
}

/** Takes the focus, so that it is read aloud and the Tab key goes on from it. */
export function MessageSent(props: MessageSentProps) {
	const { about, title = contactWords.title, words = contactWords.sent, children } = props;
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		// Another page in all but its path: it begins at its top.
		window.scrollTo({ top: 0, behavior: "instant" });
		panel.current?.focus({ preventScroll: true });
	}, []);
	const contact = href("/contact-us");
	return (
		<Wrap className={css.page}>
			<Breadcrumbs
				trail={[
					{ name: "Home", path: href("/") },
					{ name: title, path: contact },
					{ name: "Message sent" },
				]}
			/>
			<div className={css.columns}>
				<section
					ref={panel}
					tabIndex={-1}
					// biome-ignore lint/a11y/noAutofocus: it answers what the visitor just did, without script too
					autoFocus
					aria-labelledby="sent"
					className={css.panel}
				>
					<h1 id="sent">Message sent</h1>
					<TrainerLine>
						<p className={lead}>
							{facts.trainer} has your message{about ? ` about ${about.name}` : ""}. {words}
						</p>
					</TrainerLine>
					<p className={muted}>
						If it can't wait, call or text:{" "}
						{hours()
							.map(({ label }) => label)
							.join(", ")}
						.
					</p>
					<Actions>
						<ButtonLink href={`tel:${facts.phoneDialled}`} aria-label={`Call ${facts.phone}`}>
							<Icon of={Phone} />
							{facts.phone}
						</ButtonLink>
						<ButtonLink tone="line" href={`sms:${facts.phoneDialled}`}>
							<Icon of={MessageSquareText} />
							Text {facts.trainer}
						</ButtonLink>
					</Actions>
					<p className={css.onward}>
						{about ? (
							<ArrowLink
								to={href("/trained-puppies-for-sale/:profilePath", {
									profilePath: about.profilePath,
								})}
							>
								Back to {about.name}
							</ArrowLink>
						) : (
							<ArrowLink to={href("/trained-puppies-for-sale")}>
								{siteWord("puppies-button")}
							</ArrowLink>
						)}
						<ArrowLink to={contact}>Send another message</ArrowLink>
					</p>
				</section>
				{children ? <div className={css.picture}>{children}</div> : null}
			</div>
		</Wrap>
	);
}
