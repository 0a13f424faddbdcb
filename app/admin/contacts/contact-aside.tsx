import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import type { storedAboutPerson } from "~/contact/admin/message.server.ts";
import { contactStatuses } from "~/contact/schema.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import { messageAddress } from "./addresses.ts";
import type { ShownContact } from "./contact-message.tsx";
import * as css from "./contacts.css.ts";
import { pendingStatus, statusWords, wordsOfStatus } from "./status.tsx";

/** Characters of another message that are shown as its link. */
const EXCERPT = 90;

type Other = NonNullable<Awaited<ReturnType<typeof storedAboutPerson>>>["messages"][number];

interface ContactAsideProps {
	contact: ShownContact;
	action: string;
	query: string;
	/** The latest other messages from the same email address; `otherCount` counts all of them. */
	others: readonly Other[];
	otherCount: number;
}

/** Actions for a message, and other messages from the same person. */
export function ContactAside({ contact, action, query, others, otherCount }: ContactAsideProps) {
	const fetcher = useFormFetcher(`status ${contact.id}`);
	const status = pendingStatus(fetcher.formData) ?? contact.status;
	const erase = href("/admin/contacts/:id/erase", { id: String(contact.id) }) + query;
	return (
		<div>
			<Panel title="Status" id="status">
				<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
					{contact.isSpam ? (
						<>
							<Button tone="night" name="intent" value="not-spam">
								Not spam
							</Button>
							{contact.status === "archived" ? null : (
								<Button tone="line" name="intent" value="spam">
									This is spam
								</Button>
							)}
						</>
					) : (
						contactStatuses.map((each) => (
							<Button
								key={each}
								tone={status === each ? "night" : "line"}
								name="intent"
								value={each}
								aria-pressed={status === each}
							>
								{statusWords[each]}
							</Button>
						))
					)}
				</FetcherForm>
				{contact.isSpam ? (
					<p className={muted}>
						“Not spam” moves it back to the new messages.
						{contact.status === "archived"
							? ""
							: " Until you choose one of the two, Today counts it."}
					</p>
				) : (
					<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
						<Button tone="line" name="intent" value="spam">
							This is spam
						</Button>
					</FetcherForm>
				)}
			</Panel>
			<Panel title="Same email address" id="same-address">
				{others.length === 0 ? (
					<p className={muted}>This is the only message from this address.</p>
				) : (
					<ul className={css.earlier}>
						{others.map((other) => (
							<li key={other.id}>
								<Link to={messageAddress(other.id)}>
									<bdi>{other.message.slice(0, EXCERPT).toWellFormed()}</bdi>
								</Link>
								<br />
								<span className={muted}>
									{dayInWords(dayOf(other.createdAt), true)},{" "}
									{other.isSpam ? "suspected spam" : wordsOfStatus(other.status).toLowerCase()}
								</span>
							</li>
						))}
					</ul>
				)}
				{otherCount > others.length ? (
					<p className={muted}>and {(otherCount - others.length).toLocaleString("en-US")} more</p>
				) : null}
			</Panel>
			<Panel title="Personal data" id="personal-data">
				<p>
					If somebody asks to be forgotten, this removes every message from this address and
					everything that belongs to them.
				</p>
				<div className={css.buttons}>
					<ButtonLink tone="line" to={erase}>
						Erase this person’s data
					</ButtonLink>
				</div>
			</Panel>
		</div>
	);
}
