/** Makes, lists and revokes the addresses through which other programs read the calendar. */
import { data, href } from "react-router";
import { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import * as failures from "~/business/failures.ts";
import { absoluteAddress } from "~/business/head.ts";
import { dayOf, momentInWords } from "~/business/moments.ts";
import {
	addCalendarFeed,
	type CalendarFeedRow,
	calendarFeeds,
	FEEDS_MAX,
	revokeCalendarFeed,
} from "~/calendar/feeds.server.ts";
import { feedSchema } from "~/calendar/schema.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { rowId } from "~/platform/forms/written-text.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { muted, visuallyHidden } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { form as formLayout } from "../page.css.ts";
import { AdminHead, Columns, Panel } from "../page.tsx";
import { ShownOnce } from "../shown-once.tsx";
import { SubmissionKey } from "../submission-key.tsx";
import * as tableStyles from "../table.css.ts";
import { free } from "../table.css.ts";
import { Table } from "../table.tsx";
import type { Route } from "./+types/feeds.route";

const TITLE = "On your phone";
const schema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("revoke"), id: rowId() }),
	feedSchema.extend({ intent: z.literal("make") }),
]);

const refusals = {
	"made before":
		"This address was already made, and an address is shown only once. If you don’t have it, revoke it and make another one.",
	"too many": `There are already ${FEEDS_MAX} addresses. Revoke one that is no longer needed.`,
} as const;

export const loader = withLoaderErrors(failures.fetchCalendar, async () => ({
	feeds: await calendarFeeds(),
}));

export function action({ request, context }: Route.ActionArgs) {
	const actor = actorIn(context);
	return withForm(request, { schema }, failures.updateFeeds, async (parsed) => {
		const { value } = parsed;
		if (value.intent === "revoke") {
			const name = await revokeCalendarFeed(value.id, actor);
			return redirectWithToast(
				href("/admin/calendar/feeds"),
				name ? `${name} can no longer read the calendar.` : "That address was already revoked.",
			);
		}
		const made = await addCalendarFeed(value.name, actor, parsed.submissionKey);
		if (made.problem) return parsed.reply({ formErrors: [refusals[made.problem]] });
		const path = href("/calendar/:token.ics", { token: made.token });
		return data({ made: { name: value.name, address: absoluteAddress(path) } });
	});
}

export default function FeedsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { feeds } = loaderData;
	const made = actionData && "made" in actionData ? actionData.made : undefined;
	return (
		<>
			<AdminHead
				title={TITLE}
				note="The calendar on your phone or computer can show this one and keep it up to date."
			/>
			{made ? <MadeFeed key={made.address} {...made} /> : null}
			<Columns>
				<FeedList feeds={feeds} />
				<FeedForm key={made?.address} />
			</Columns>
		</>
	);
}

/** Shows a new address. This is the only time it is shown. */
const MadeFeed = ({ name, address }: { name: string; address: string }) => (
	<ShownOnce
		title={`The address for ${name}`}
		note="Keep it to yourself: anybody who has it can read the calendar. It won’t be shown again. If you lose it, revoke it and make another one."
		label={`Address of the calendar for ${name}`}
		address={address}
		after={
			<ul>
				<li>
					iPhone, iPad and Mac: press “Subscribe on this device”. By hand: Settings, Apps, Calendar,
					Calendar Accounts, Add Account, Other, Add Subscribed Calendar.
				</li>
				<li>Google Calendar, on a computer: Other calendars, the plus sign, From URL.</li>
				<li>Outlook: Add calendar, Subscribe from web.</li>
			</ul>
		}
	>
		<ButtonLink small href={address.replace(/^https?:/, "webcal:")}>
			Subscribe on this device
		</ButtonLink>
	</ShownOnce>
);

/** The form for a new address: asks what it is for. */
function FeedForm() {
	const form = useCheckedForm({
		id: "feed",
		schema: feedSchema,
		checks: "onSubmit",
	});
	return (
		<Panel title="Make an address" id="make">
			<CheckedForm form={form} action={href("/admin/calendar/feeds")} className={formLayout}>
				<FormProblems form={form} />
				<SubmissionKey />
				<Field
					{...form.control("name")}
					label="What it is for"
					hint="For example, My phone. Make one for each phone or program, so that you can revoke them one by one."
					maxLength={60}
					autoComplete="off"
				/>
				<div>
					<SendButton busy="Making it…" small name="intent" value="make">
						Make the address
					</SendButton>
				</div>
			</CheckedForm>
		</Panel>
	);
}

function FeedList({ feeds }: { feeds: readonly CalendarFeedRow[] }) {
	return (
		<Panel title="Addresses" id="addresses">
			{feeds.length === 0 ? (
				<p className={muted}>No other program reads the calendar yet.</p>
			) : (
				<Table caption="Addresses" heads={["For", "Made", "Last read", { hidden: "Revoke" }]}>
					{feeds.map((feed) => (
						<Row key={feed.id} feed={feed} />
					))}
				</Table>
			)}
		</Panel>
	);
}

function Row({ feed: { id, name, createdAt, readAt } }: { feed: CalendarFeedRow }) {
	return (
		<tr>
			<th scope="row" className={free}>
				{name}
			</th>
			<td data-label="Made">{dayInWords(dayOf(createdAt), true)}</td>
			<td data-label="Last read">{readAt ? momentInWords(readAt) : "Not yet"}</td>
			<td>
				<FetcherForm action={href("/admin/calendar/feeds")} className={tableStyles.actions}>
					<input type="hidden" name="id" value={id} />
					<Button tone="line" small name="intent" value="revoke">
						Revoke<span className={visuallyHidden}> {name}</span>
					</Button>
				</FetcherForm>
			</td>
		</tr>
	);
}
