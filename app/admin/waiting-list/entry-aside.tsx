import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf } from "~/business/moments.ts";
import { bounceText } from "~/families/bounce-text.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { entryAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { Facts, Panel } from "../page.tsx";
import type { Route } from "./+types/entry.route";
import * as css from "./waiting-list.css.ts";
import { sinceText, statusLabel } from "./waiting-texts.ts";

type EntryAsideProps = NonNullable<Route.ComponentProps["loaderData"]["stored"]> & {
	canSend: boolean;
};

/** An entry's status, the actions for it, and the puppies that its family was told about. */
export function EntryAside({ entry, link, asked, canSend }: EntryAsideProps) {
	const { status, familyId, bounce } = entry;
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
						["Confirmed", link],
						["Asked again", asked],
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
						["Told", entry.email ? undefined : "By phone, as they have no email address."],
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
				<FetcherForm key={entry.id} action={entryAddress(entry.id)} className={css.buttons}>
					{link ? (
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
					<ul className={shared.parts}>
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
