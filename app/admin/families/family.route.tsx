/** One family: its stage, its next step, and everything that has happened with it. */

import {
	CalendarDays,
	Clock,
	Mail,
	MessageSquare,
	NotebookPen,
	PawPrint,
	Phone,
	PhoneOutgoing,
	Reply,
} from "lucide";
import { href } from "react-router";
import * as failures from "~/business/failures.ts";
import { today as dayOfNow, momentInWords } from "~/business/moments.ts";
import { bounceText } from "~/families/bounce-text.ts";
import { howLong } from "~/families/family-texts.ts";
import type { ShownFamily } from "~/families/queries.server.ts";
import { familyById } from "~/families/queries.server.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { trainerAddress } from "~/platform/email/queue.server.ts";
import { getsAnswers } from "~/platform/email/reply-address.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { refusedEdit } from "~/platform/forms/merge-form.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { readTimelineStart, timelinePage } from "~/reports/timeline.server.ts";
import { owedText } from "~/sales/balance.ts";
import { owedBy } from "~/sales/owed.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { actorIn, adminSession } from "../access.server.ts";
import { withLoaderErrors } from "../failures.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import * as shared from "../page.css.ts";
import { AdminHead } from "../page.tsx";
import { reservationAddress } from "../reservations/reservation-texts.ts";
import type { Route } from "./+types/family.route";
import {
	answerAddress,
	contactedAddress,
	familyAddress,
	mailtoLink,
	replyFormAddress,
	reserveAddress,
	visitAddress,
} from "./addresses.ts";
import * as css from "./family.css.ts";
import { runForm } from "./family-actions.server.ts";
import { FamilyAside, StagePanel, WaitingPanel } from "./family-aside.tsx";
import { familyForm } from "./family-forms.ts";
import { StageTag } from "./stage-tag.tsx";
import { Timeline } from "./timeline.tsx";
import { NotePanel, StepPanel } from "./write-panels.tsx";

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ params, url, context }: Route.LoaderArgs) => {
		const family = found(await familyById(idIn(params)));
		const start = readTimelineStart(url.searchParams.get("before"));
		const now = new Date();
		const [timeline, owing] = await Promise.all([
			timelinePage(family.id, start),
			owedBy(family.id),
		]);
		const write = url.searchParams.get("write");
		return {
			family,
			timeline,
			answers: getsAnswers() ? undefined : trainerAddress(),
			owing: owing.map(({ id, owed, puppy }) => ({ id, owed, puppy: puppy.name })),
			isOlder: start !== undefined,
			now,
			today: dayOfNow(now),
			write: (["note", "step"] as const).find((each) => each === write),
			username: adminSession(context).account.username,
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const id = idIn(params);
	const parsed = await parseForm(request, { schema: familyForm });
	if (parsed.response) return parsed.response;
	const { value, submissionKey } = parsed;
	const result = await runForm(id, parsed, actorIn(context), submissionKey).catch(refusedEdit);
	if (!result) throw notFound();
	if ("response" in result) return result.response;
	const isFromToday = "back" in value && value.back === "today";
	return redirectWithToast(
		isFromToday ? href("/admin") : familyAddress(result.family ?? id),
		result.message,
		result.statusCode,
	);
}

export default function FamilyPage({ loaderData, actionData }: Route.ComponentProps) {
	const { family, timeline, owing, answers, isOlder, now, today, write, username } = loaderData;
	const savedNotes = useSavedCount(actionData, (intent) => intent === "note");
	const savedSteps = useSavedCount(actionData, (intent) => intent === "step");
	const savedDetails = useSavedCount(actionData, (intent) => intent === "details");
	const action = familyAddress(family.id);
	const waits = family.waitsSince ? `Waiting for ${howLong(family.waitsSince, now)}` : undefined;
	return (
		<>
			<AdminHead
				title={family.name}
				note={
					<span className={css.standing}>
						<StageTag stage={family.stage} />
						{waits ? <span className={shared.waits}>{waits}</span> : null}
						{owing.map(({ id, owed, puppy }) => (
							<Link key={id} to={reservationAddress(id)}>
								{owedText(owed)} for {puppy}
							</Link>
						))}
					</span>
				}
			/>
			<FamilyActions family={family} />
			<div className={shared.columns}>
				<Timeline
					{...timeline}
					family={family}
					answers={answers}
					isOlder={isOlder}
					username={username}
					now={now}
				/>
				<div>
					<NotePanel
						// The keys ignore changes by other people, so that they never reset what is being typed.
						key={`note ${family.id} ${savedNotes} ${write}`}
						action={action}
						isFirst={write === "note"}
					/>
					<StepPanel
						key={`step ${family.id} ${savedSteps} ${write}`}
						family={family}
						action={action}
						today={today}
						isFirst={write === "step"}
					/>
					<StagePanel family={family} action={action} />
					<WaitingPanel family={family} />
					<FamilyAside family={family} action={action} saved={savedDetails} />
				</div>
			</div>
		</>
	);
}

/** The main actions of a family's page, below any problems with its email addresses. */
function FamilyActions({ family }: { family: ShownFamily }) {
	const { phone, addresses } = family;
	const [first] = addresses;
	return (
		<>
			<Bounces family={family} />
			<div className={css.actions}>
				{first ? (
					<ButtonLink to={replyFormAddress(family.id)}>
						<Icon icon={Reply} />
						{family.waitsSince ? "Answer" : "Write"}
					</ButtonLink>
				) : null}
				<ButtonLink tone="line" to={contactedAddress(family.id)}>
					<Icon icon={PhoneOutgoing} />I called
				</ButtonLink>
				<ButtonLink tone="line" to={familyAddress(family.id, "note")}>
					<Icon icon={NotebookPen} />
					Note
				</ButtonLink>
				<ButtonLink tone="line" to={familyAddress(family.id, "step")}>
					<Icon icon={Clock} />
					Next step
				</ButtonLink>
				{phone ? (
					<>
						<ButtonLink tone="line" href={phone.call}>
							<Icon icon={Phone} />
							Call
						</ButtonLink>
						<ButtonLink tone="line" href={phone.text}>
							<Icon icon={MessageSquare} />
							Text
						</ButtonLink>
					</>
				) : null}
				{first ? (
					<ButtonLink tone="line" href={mailtoLink(first.address)}>
						<Icon icon={Mail} />
						Email
					</ButtonLink>
				) : null}
				<ButtonLink tone="line" to={reserveAddress(family.id)}>
					<Icon icon={PawPrint} />
					Reserve a puppy
				</ButtonLink>
				<ButtonLink tone="line" to={visitAddress(family.id)}>
					<Icon icon={CalendarDays} />
					Plan a visit
				</ButtonLink>
			</div>
		</>
	);
}

/** Addresses that emails don't get through to, and answers that did not arrive, with links to fix them. */
function Bounces({ family: { addresses, bounces, missing } }: { family: ShownFamily }) {
	const ofAddresses = addresses.flatMap(({ address }) => {
		const bounce = bounces[address];
		if (!bounce) return [];
		return (
			<p key={address} className={css.bounced}>
				<bdi>{address}</bdi>: {bounceText(bounce)} <a href="#details-title">Correct it</a>
			</p>
		);
	});
	return (
		<>
			{ofAddresses}
			{missing.map(({ id, createdAt }) => (
				<p key={id} className={css.bounced}>
					Your answer from {momentInWords(createdAt)} did not arrive.{" "}
					<Link to={answerAddress(id)}>See what can be done</Link>
				</p>
			))}
		</>
	);
}
