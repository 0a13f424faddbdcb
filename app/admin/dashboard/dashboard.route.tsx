/** Today, the first screen: what is waiting for the trainer, then the latest figures. */
import { Plus } from "lucide";
import { useContext } from "react";
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { dayAndWeekday } from "~/calendar/month.ts";
import { countOf, waitingInWords } from "~/families/waiting-text.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { CurrentTodo } from "../current-todo.ts";
import { withLoaderErrors } from "../failures.server.ts";
import * as first from "../first-steps/first-steps.css.ts";
import { PutAway } from "../first-steps/step-head.tsx";
import { stepsForToday } from "../first-steps/steps.server.ts";
import { stepPath } from "../first-steps/steps.ts";
import * as shared from "../page.css.ts";
import { AdminHead, Columns, Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import type { Route } from "./+types/dashboard.route";
import * as css from "./dashboard.css.ts";
import { LiveUpdates } from "./live-updates.tsx";
import { type Overview, overview } from "./overview.server.ts";
import { Breakdown, Hints, MessagesPerDay, Tiles } from "./overview.tsx";
import { Todo } from "./todo.tsx";
import { todayVersion } from "./updates.server.ts";

export const loader = withLoaderErrors(failures.fetchStats, async () => {
	// Read first: a change that comes while the rest is read shows the page anew.
	const current = await todayVersion();
	const [shown, first] = await Promise.all([overview(), stepsForToday()]);
	return { ...current, ...shown, first };
});

export default function TodayPage({ loaderData }: Route.ComponentProps) {
	const { today, contacts } = loaderData;
	const { todo } = useContext(CurrentTodo);
	const open = todo ? countOf(todo) : 0;
	return (
		<>
			<AdminHead
				title="Today"
				// The number of the menu, for a tab that nobody looks at.
				tab={open > 0 ? `(${waitingInWords(open)}) Today` : undefined}
				note={dayAndWeekday(today)}
			>
				<ButtonLink small tone="line" to={href("/admin/puppies/new")}>
					<Icon icon={Plus} />
					Add a puppy
				</ButtonLink>
			</AdminHead>
			<LiveUpdates {...loaderData} />
			<FirstSteps {...loaderData.first} />
			<Hints {...loaderData} />
			<Todo {...loaderData} />
			<h2 className={css.part}>How things are going</h2>
			<Tiles {...loaderData} />
			<Columns even>
				<MessagesPerDay {...loaderData} />
				<Breakdown
					title="How people found us"
					id="by-source"
					heads={["Found us by", "Messages"]}
					values={contacts.by_referral_source}
				/>
			</Columns>
			<Columns even>
				<Breakdown
					title="Breeds they look for"
					id="by-breed"
					heads={["Breed", "Messages"]}
					values={contacts.by_breed_preference}
				/>
				<QuietPuppies {...loaderData} />
			</Columns>
		</>
	);
}

/** Puppies for sale whose profile nobody has edited for two weeks. */
function QuietPuppies({ quiet, puppies }: Pick<Overview, "quiet" | "puppies">) {
	return (
		<Panel title="Time for an update" id="quiet">
			{quiet.puppies.length === 0 ? (
				<p className={muted}>
					{puppies.available === 0
						? "No puppy is for sale right now."
						: `Every puppy that is for sale was updated in the last ${quiet.afterDays} days.`}
				</p>
			) : (
				<>
					<ul className={rows.list}>
						{quiet.puppies.map(({ id, name, days }) => (
							<li key={id} className={rows.item}>
								<Link to={href("/admin/puppies/:id", { id: String(id) })} className={rows.about}>
									{name}
								</Link>
								<span className={rows.line}>
									{days.toLocaleString("en-US")} days without an update
								</span>
							</li>
						))}
					</ul>
					{quiet.hasMore ? <p className={muted}>And others.</p> : null}
				</>
			)}
		</Panel>
	);
}

/**
 * The steps that replace a new site's sample with the trainer's own business. Once they are done or put away, it is
 * a reminder of the sample content that is still there.
 */
function FirstSteps({ steps, samples }: Route.ComponentProps["loaderData"]["first"]) {
	const [next, ...later] = steps.filter(({ isDone }) => !isDone);
	if (next) {
		const done = steps.length - later.length - 1;
		return (
			<Panel
				title="Set up your site"
				id="first-steps"
				action={
					<span>
						{done} of {steps.length} done
					</span>
				}
				className={shared.notice}
			>
				<div className={shared.buttons}>
					<ButtonLink small tone="night" to={stepPath(next.name)}>
						Go on: {next.title}
					</ButtonLink>
					<PutAway />
				</div>
			</Panel>
		);
	}
	if (samples === 0) return null;
	return (
		<p className={first.reminder}>
			Visitors still see sample content.{" "}
			<Link to={href("/admin/settings/samples")}>See what it is, and remove it</Link>
		</p>
	);
}
