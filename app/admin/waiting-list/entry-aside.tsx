import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { bounceWords } from "~/families/bounces/bounce-words.ts";
import type { WaitingEntryDetails } from "~/families/waiting-list/admin/list.server.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./waiting-list.css.ts";
import { sinceWords, wordsOfStatus } from "./words.ts";

interface EntryAsideProps {
	entry: WaitingEntryDetails;
	action: string;
	/** When the page was made. */
	now: Date;
}

/** The state of the confirmation link; a changed address gets a new one. */
function linkWords({ email, tokenExpires }: WaitingEntryDetails, now: Date) {
	const until = tokenExpires && dayInWords(dayOf(tokenExpires), true);
	const state = !until
		? "the link in the email was not used."
		: tokenExpires > now
			? `the link in the email to ${email} was not used. It works until ${until}.`
			: `the link in the email to ${email} was not used, and has not worked since ${until}.`;
	return `Not yet: ${state} Correct the address, and a new link goes there.`;
}

/** Where an entry stands, what can be done with it, and what its family was told of. */
export function EntryAside({ entry, action, now }: EntryAsideProps) {
	const fetcher = useFormFetcher(`entry ${entry.id}`);
	const { status, familyId, bounce } = entry;
	const day = (moment: Date) => dayInWords(dayOf(moment), true);
	return (
		<div>
			<Panel title="Status" id="status">
				<dl className={css.facts}>
					<dt>Now</dt>
					<dd>
						<Tag available={status === "waiting"}>{wordsOfStatus(status)}</Tag>
					</dd>
					<dt>Since</dt>
					<dd>{sinceWords(entry)}</dd>
					{status === "unconfirmed" ? (
						<>
							<dt>Confirmed</dt>
							<dd>{linkWords(entry, now)}</dd>
						</>
					) : null}
					{bounce ? (
						<>
							<dt>Email</dt>
							<dd className={css.against}>
								{bounceWords(bounce)}
								{status === "unconfirmed"
									? null
									: " The list writes to it no more until the address is corrected."}
							</dd>
						</>
					) : null}
					{familyId === null ? null : (
						<>
							<dt>Family</dt>
							<dd>
								<Link to={href("/admin/families/:id", { id: String(familyId) })}>{entry.name}</Link>
							</dd>
						</>
					)}
				</dl>
				<FetcherForm fetcher={fetcher} action={action} className={css.buttons}>
					{status === "waiting" ? (
						<Button tone="night" name="intent" value="served">
							Mark as served
						</Button>
					) : null}
					{status === "served" ? (
						<Button tone="line" name="intent" value="waiting">
							Back on the list
						</Button>
					) : null}
					{status === "left" ? null : (
						<Button tone="bad" name="intent" value="remove">
							{status === "unconfirmed" ? "Delete" : "Take off the list"}
						</Button>
					)}
				</FetcherForm>
				{status === "left" ? (
					<p className={muted}>
						The list writes to them no more. They can join again by the site’s form.
					</p>
				) : null}
			</Panel>
			<Panel title="Told of" id="told">
				{entry.notices.length === 0 ? (
					<p className={muted}>No puppy yet.</p>
				) : (
					<ul className={css.notified}>
						{entry.notices.map(({ id, createdAt, puppy }) => (
							<li key={id}>
								<Link to={href("/admin/puppies/:id", { id: String(puppy.id) })}>{puppy.name}</Link>{" "}
								<span className={muted}>{day(createdAt)}</span>
							</li>
						))}
					</ul>
				)}
			</Panel>
		</div>
	);
}
