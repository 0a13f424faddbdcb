import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { bounceText } from "~/families/bounce-text.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { WaitingEntryDetails } from "~/waiting-list/admin/list.server.ts";
import { awaitsConfirmation } from "~/waiting-list/link-state.ts";
import { askedForIn, wishesInWords } from "~/waiting-list/wishes.ts";
import * as shared from "../page.css.ts";
import { Facts, Panel } from "../page.tsx";
import * as css from "./waiting-list.css.ts";
import { sinceText, statusLabel } from "./waiting-texts.ts";

interface EntryAsideProps {
	entry: WaitingEntryDetails;
	action: string;
	/** When the page was rendered. */
	now: Date;
	canSend: boolean;
}

/** Describes the state of the confirmation link. A corrected address gets a new one. */
function linkText({
	entry: { email, tokenExpires },
	now,
	canSend,
}: Pick<EntryAsideProps, "entry" | "now" | "canSend">) {
	if (!canSend) {
		return "Not yet: email is not set up on this site, so nobody could be asked. Confirm it for them once you know that they asked for it.";
	}
	const until = tokenExpires && dayInWords(dayOf(tokenExpires), true);
	const state = !until
		? "the link in the email has not been used."
		: tokenExpires > now
			? `the link in the email to ${email} has not been used. It works until ${until}.`
			: `the link in the email to ${email} was not used, and expired on ${until}.`;
	return `Not yet: ${state} If you correct the address, a new link is sent there.`;
}

/** What another form asked for in the name of the entry. */
function askedText(asked: NonNullable<ReturnType<typeof askedForIn>>) {
	const wishes = [asked.name, asked.phoneNumber, wishesInWords(asked)].filter(Boolean).join(", ");
	return `${wishes || "For nothing in particular"}${asked.message ? `: ${asked.message}` : ""}`;
}

/** An entry's status, the actions for it, and the puppies that its family was told about. */
export function EntryAside(props: EntryAsideProps) {
	const { entry, action, canSend } = props;
	const { status, familyId, bounce } = entry;
	const isAsking = awaitsConfirmation(entry);
	const asked = askedForIn(entry);
	const day = (moment: Date) => dayInWords(dayOf(moment), true);
	return (
		<div>
			<Panel title="Status" id="status">
				<Facts
					facts={[
						[
							"Now",
							<Tag key="now" available={status === "waiting"}>
								{statusLabel(status)}
							</Tag>,
						],
						["Since", sinceText(entry)],
						["Confirmed", isAsking && linkText(props)],
						["Asked again", asked && askedText(asked)],
						[
							"Email",
							bounce && (
								<span key="bounce" className={shared.bad}>
									{bounceText(bounce)}
									{status === "unconfirmed"
										? null
										: " The list won’t email it again until the address is corrected."}
								</span>
							),
						],
						[
							"Family",
							familyId && (
								<Link key="family" to={href("/admin/families/:id", { id: String(familyId) })}>
									{entry.name}
								</Link>
							),
						],
					]}
				/>
				<FetcherForm key={entry.id} action={action} className={css.buttons}>
					{isAsking ? (
						<Button tone="night" name="intent" value="confirm">
							Confirm for them
						</Button>
					) : null}
					{status === "waiting" ? (
						<Button tone="night" name="intent" value="served">
							They have a puppy
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
						The list no longer writes to them. They can join again with the site’s form.
					</p>
				) : null}
			</Panel>
			<Panel
				title={canSend ? "Told about" : "Told about, or to be told once email is set up"}
				id="told"
			>
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
