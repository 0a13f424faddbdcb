import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Tag } from "~/ui/tag.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { entryAddress, familyAddress } from "../families/addresses.ts";
import * as shared from "../page.css.ts";
import { Facts, Panel } from "../page.tsx";
import type { Route } from "./+types/entry.route";
import { sinceText, statusLabel } from "./waiting-texts.ts";

type EntryAsideProps = NonNullable<Route.ComponentProps["loaderData"]["stored"]>;

/** An entry's status, and the actions for it. Its family's timeline has the puppies that it was told about. */
export function EntryAside({ entry, link, asked }: EntryAsideProps) {
	const { status, familyId } = entry;
	return (
		<Panel title="Status" id="status">
			<Facts
				facts={{
					Now: <Tag available={status === "waiting"}>{statusLabel(status)}</Tag>,
					Since: sinceText(entry),
					Confirmed: link,
					"Asked again": asked,
					Told: entry.email ? undefined : "By phone, as they have no email address.",
					Family: familyId && <Link to={familyAddress(familyId)}>{entry.name}</Link>,
				}}
			/>
			<FetcherForm
				key={entry.id}
				action={entryAddress(entry.id)}
				className={`${shared.buttons} ${shared.under}`}
			>
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
	);
}
