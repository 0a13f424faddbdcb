/** Runs the actions of the buttons and forms of a family's page. */

import type { z } from "zod";
import { dayInWords } from "~/business/days.ts";
import { correctAddress, markAddressAsWorking } from "~/families/bounces/commands.server.ts";
import {
	addFamilyNote,
	deleteFamilyNote,
	moveFamily,
	type Outcome,
	postpone,
	setNextStep,
} from "~/families/commands.server.ts";
import { stageKeys, stageLabel } from "~/families/stages.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { canSend } from "~/platform/email/site-mailer.server.ts";
import { readId } from "~/platform/ids.ts";
import {
	type addressForm,
	after,
	type buttonForm,
	dayAfter,
	NOT_ANOTHER,
	type noteForm,
	POSTPONE,
	STEP_DONE,
	type stepForm,
} from "./family-forms.ts";

/** The result of an action for the toast. With `isKept`, what was typed was not saved and is shown again. */
export interface ActionResult {
	message: string;
	statusCode: number;
	isKept?: boolean;
}

const done = (message: string): ActionResult => ({ message, statusCode: 200 });

const OVERTAKEN = "This family was changed in the meantime, perhaps in another window.";

function say(outcome: Outcome, message: string): ActionResult | undefined {
	if (outcome === "missing") return undefined;
	if (outcome === "done") return done(message);
	return {
		message: `${OVERTAKEN} Nothing was saved. Check what is there now, then save again.`,
		statusCode: 409,
		isKept: true,
	};
}

/** Added to the message if the place on the waiting list is not confirmed yet. */
const askedToConfirm = () =>
	canSend()
		? "Their place on the waiting list is not confirmed yet: a new confirmation link is on its way there."
		: "Their place on the waiting list is not confirmed yet. Email is not set up, so please confirm it there yourself.";

/** Moves a family, unless somebody else moved it first. */
async function move(
	id: number,
	to: string,
	from: string,
	actor: Actor,
): Promise<ActionResult | undefined> {
	const stage = stageKeys.find((key) => key === to);
	if (!stage) return undefined;
	const outcome = await moveFamily(id, { from, to: stage }, actor);
	if (outcome === "missing") return undefined;
	if (outcome === "done") return done(`Moved to ${stageLabel(stage)}.`);
	return {
		message: `${OVERTAKEN} It is no longer in ${stageLabel(from)}, and was left where it is now.`,
		statusCode: 409,
	};
}

const nothing = { nextStep: "", nextStepOn: null };

/** Runs a button's intent; undefined if the intent is unknown or its target doesn't exist. */
export async function runButton(
	id: number,
	{ intent, from }: z.output<typeof buttonForm>,
	actor: Actor,
): Promise<ActionResult | undefined> {
	const stage = after("stage", intent);
	if (stage !== undefined) return move(id, stage, from, actor);
	if (intent === STEP_DONE) {
		return say(await setNextStep(id, { to: nothing }, actor), "The next step is done.");
	}
	const day = dayAfter(POSTPONE, intent);
	if (day !== undefined) {
		return (await postpone(id, day, actor)) ? done(`Put off until ${dayInWords(day)}.`) : undefined;
	}
	const works = after("works", intent);
	if (works !== undefined) {
		const isBelieved = await markAddressAsWorking(id, works, actor);
		return isBelieved ? done(`${works} counts as working again.`) : undefined;
	}
	const note = readId(after("delete-note", intent));
	const isGone = note !== undefined && (await deleteFamilyNote(id, note, actor));
	return isGone ? done("The note was deleted.") : undefined;
}

export async function saveAddress(
	id: number,
	{ intent, wrong, right }: z.output<typeof addressForm>,
	actor: Actor,
): Promise<ActionResult | undefined> {
	const sendsAgain = intent === "address again";
	const corrected = await correctAddress(id, { wrong, right, sendsAgain }, actor);
	if (corrected.outcome === "missing") return undefined;
	if (corrected.outcome === "same") return { message: NOT_ANOTHER, statusCode: 400, isKept: true };
	if (corrected.outcome === "taken") return { message: TAKEN, statusCode: 409, isKept: true };
	if (corrected.outcome === "bounced") {
		// The other mail server's text may be long, and a toast holds 300 characters.
		const words = corrected.words.slice(0, BOUNCE_MAX).toWellFormed();
		const message = `Nothing was changed: answers can’t be sent to the new address either. ${words}`;
		return { message, statusCode: 400, isKept: true };
	}
	const { answersSent, isAsked } = corrected;
	const answers = answersSent === 1 ? "answer is" : "answers are";
	const words = `The address was corrected${answersSent > 0 ? `, and the ${answers} being sent there` : ""}.`;
	return done(isAsked ? `${words} ${askedToConfirm()}` : words);
}

/** The most characters of a bounce message that are shown along with other text. */
const BOUNCE_MAX = 220;

const TAKEN =
	"That address belongs to another family, or to another place on the waiting list. If they are the same people, merge the two families.";

export async function saveNote(
	id: number,
	{ text }: z.output<typeof noteForm>,
	actor: Actor,
	key: string | undefined,
): Promise<ActionResult | undefined> {
	return (await addFamilyNote(id, text, actor, key)) ? done("The note was added.") : undefined;
}

/** Plans the next step; "overtaken" if somebody else planned another one since the page was rendered. */
export async function saveStep(
	id: number,
	{ intent, nextStep, nextStepOn, shownStep, shownOn }: z.output<typeof stepForm>,
	actor: Actor,
): Promise<ActionResult | "overtaken" | undefined> {
	const to = { nextStep, nextStepOn: dayAfter("step", intent) || nextStepOn || null };
	const shown = { nextStep: shownStep, nextStepOn: shownOn || null };
	const when = to.nextStepOn ? `, for ${dayInWords(to.nextStepOn)}` : "";
	const outcome = await setNextStep(id, { to, shown }, actor);
	return outcome === "overtaken" ? outcome : say(outcome, `The next step is saved${when}.`);
}
