/** The families that need something: an answer, a next step, or an answer that they didn't get. */
import { Clock, NotebookPen, PhoneOutgoing, Reply } from "lucide";
import { href } from "react-router";
import { daysBefore } from "~/business/days.ts";
import { timeInWords, weekdayAndDay } from "~/calendar/month.ts";
import { reasonText } from "~/families/bounce-text.ts";
import { familyListAddress } from "~/families/list-address.ts";
import { waitingInWords } from "~/families/waiting-text.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { AskedButtons } from "../calendar/asked-buttons.tsx";
import {
	addressesAddress,
	answerAddress,
	contactedAddress,
	familyAddress,
	replyFormAddress,
} from "../families/addresses.ts";
import { Panel } from "../page.tsx";
import type { Overview } from "./overview.server.ts";
import * as css from "./todo.css.ts";
import { beginning, DueOn, Since, TodoItem, TodoPanel } from "./todo-panel.tsx";

/** Families waiting for an answer, the longest first, each with buttons to answer or take note. */
export function WaitingPanel({ answers, now }: Pick<Overview, "answers" | "now">) {
	const { families, count } = answers;
	const title = "Waiting for an answer";
	if (count === 0) {
		return (
			<Panel title={title} id="answers">
				<p className={muted}>Nobody is waiting for an answer.</p>
			</Panel>
		);
	}
	return (
		<TodoPanel
			title={`${title} (${waitingInWords(count)})`}
			id="answers"
			hasMore={count > families.length}
			all={familyListAddress({ show: "waiting for an answer" })}
		>
			{families.map(({ id, name, waitsSince, message, about }) => (
				<TodoItem
					key={id}
					about={name}
					to={familyAddress(id)}
					when={<Since since={waitsSince} now={now} />}
					remark={about && `About ${about}`}
					excerpt={beginning(message)}
				>
					<div className={css.buttons}>
						{(
							[
								["Answer", `Answer ${name}`, replyFormAddress(id), Reply],
								["I called", `I called ${name}`, contactedAddress(id), PhoneOutgoing],
								["Note", `Note about ${name}`, familyAddress(id, "note"), NotebookPen],
								["Next step", `Next step with ${name}`, familyAddress(id, "step"), Clock],
							] as const
						).map(([label, whole, to, icon], index) => (
							<ButtonLink
								key={label}
								tone={index === 0 ? "night" : "line"}
								small
								to={to}
								aria-label={whole}
							>
								<Icon icon={icon} />
								{label}
							</ButtonLink>
						))}
					</div>
				</TodoItem>
			))}
		</TodoPanel>
	);
}

/** Visits that families asked for, the next one first, each with buttons to confirm or decline it. */
export function VisitsPanel({ visits, today }: Pick<Overview, "visits" | "today">) {
	return (
		<TodoPanel title="Visits to confirm" id="visits" hasMore={visits.hasMore}>
			{visits.shown.map((visit) => (
				<TodoItem
					key={visit.id}
					about={visit.family?.name ?? "Somebody"}
					to={href("/admin/calendar/:id", { id: String(visit.id) })}
					when={<DueOn day={visit.day} today={today} />}
					remark={[
						visit.puppy ? `${visit.title || "Visit"} with ${visit.puppy.name}` : visit.title,
						weekdayAndDay(visit.day),
						visit.time ? timeInWords(visit.time) : "time open",
					]
						.filter(Boolean)
						.join(", ")}
				>
					<AskedButtons
						id={visit.id}
						name={visit.family?.name ?? "somebody"}
						call={visit.family?.phone?.call}
						fromToday
						className={css.buttons}
					/>
				</TodoItem>
			))}
		</TodoPanel>
	);
}

/** Answers that their families didn't get, the longest known first. */
export function MissingPanel({ missing, now }: Pick<Overview, "missing" | "now">) {
	const { replies, count } = missing;
	return (
		<TodoPanel
			title={`Undelivered answers (${waitingInWords(count)})`}
			id="missing"
			hasMore={count > replies.length}
		>
			{replies.map((reply) => {
				const { id, familyId, family, recipient, text, missingSince, bounceReason } = reply;
				/** False if the address was already corrected; then the family's page has no form to correct it. */
				const isTheirs = family.addresses.some(({ address }) => address === recipient);
				return (
					<TodoItem
						key={id}
						about={family.name}
						to={familyAddress(familyId)}
						when={<Since since={missingSince} now={now} />}
						remark={
							<>
								<bdi>{recipient}</bdi>: {reasonText(bounceReason)}
							</>
						}
						excerpt={beginning(text)}
					>
						<FetcherForm action={answerAddress(id)} className={css.buttons}>
							<input type="hidden" name="back" value="today" />
							{isTheirs ? (
								<ButtonLink
									tone="night"
									small
									to={addressesAddress(familyId)}
									aria-label={`Correct it: the address of ${family.name}`}
								>
									Correct it
								</ButtonLink>
							) : null}
							<Button
								tone={isTheirs ? "line" : "night"}
								small
								name="intent"
								value="again"
								aria-label={`Send again: the answer to ${family.name}`}
							>
								Send again
							</Button>
							<Button
								tone="line"
								small
								name="intent"
								value="settled"
								aria-label={`Done with the answer to ${family.name}`}
							>
								Done
							</Button>
						</FetcherForm>
					</TodoItem>
				);
			})}
		</TodoPanel>
	);
}

/** Next steps due today or earlier, each with buttons to finish it or put it off. */
export function StepsPanel({ steps, today }: Pick<Overview, "steps" | "today">) {
	const { families, count } = steps;
	const later = { Tomorrow: daysBefore(today, -1), "In a week": daysBefore(today, -7) };
	return (
		<TodoPanel
			title={`Next steps (${waitingInWords(count)})`}
			id="steps"
			hasMore={count > families.length}
			all={familyListAddress({ show: "due" })}
		>
			{families.map(({ id, name, nextStep, nextStepOn }) => (
				<TodoItem
					key={id}
					about={name}
					to={familyAddress(id)}
					when={<DueOn day={nextStepOn} today={today} />}
					excerpt={nextStep}
				>
					<div className={css.buttons}>
						<FetcherForm action={familyAddress(id)}>
							<input type="hidden" name="back" value="today" />
							<Button
								tone="night"
								small
								name="intent"
								value="step-done"
								aria-label={`Done: ${nextStep}`}
							>
								Done
							</Button>
						</FetcherForm>
						<FetcherForm action={familyAddress(id)} className={css.buttons}>
							<input type="hidden" name="back" value="today" />
							<input type="hidden" name="intent" value="postpone" />
							{Object.entries(later).map(([label, day]) => (
								<Button
									key={label}
									tone="line"
									small
									name="day"
									value={day}
									aria-label={`${label}: ${nextStep}`}
								>
									{label}
								</Button>
							))}
						</FetcherForm>
					</div>
				</TodoItem>
			))}
		</TodoPanel>
	);
}
