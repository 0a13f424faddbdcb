/** Which of the first steps are done, which the data shows, no matter how it was done. */

import { z } from "zod";
import { documentState, documentSummaries } from "~/content/drafts.server.ts";
import { sampleOf } from "~/content/fields/field.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readSetting, writeSetting } from "~/platform/database/settings.server.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import { targetIn } from "../editor/target.ts";
import { countSamples } from "../samples/samples.server.ts";
import { contactLinks, lastStep, type Step, steps } from "./steps.ts";

/** Key of the setting that stores what the data doesn't show. */
const KEY = "first steps";
const settingSchema = z.object({
	/** Whether the steps were taken off Today. */
	isHidden: z.boolean().default(false),
	/** The steps at which the sample's values were saved as they are. */
	fitting: z.array(z.string()).default([]),
});
type Setting = z.infer<typeof settingSchema>;

const readSteps = async (client: Client = database): Promise<Setting> =>
	(await readSetting(client, KEY, settingSchema)) ?? settingSchema.parse({});

type Asked = Pick<Step, "document" | "fields" | "mayFit">;

/** Whether the values of a step's document are hers: each of them, or where the sample's may fit, any. */
function isOwn({ document, fields, mayFit }: Asked, values: unknown): boolean {
	const sample = sampleOf(document.fields);
	const isChanged = (path: string) => {
		const { read } = targetIn(document, [path]);
		return !isSame(read(values), read(sample));
	};
	return mayFit ? fields.some(isChanged) : fields.every(isChanged);
}

/**
 * Every step in order, and whether they were taken off Today. The last one is done once all others are, and visitors
 * see it.
 */
export async function firstSteps() {
	const [{ fitting, isHidden }, summaries, asked] = await Promise.all([
		readSteps(),
		documentSummaries(),
		Promise.all(steps.map(async (step) => ({ step, ...(await documentState(step.document)) }))),
	]);
	const states = asked.map(({ step, value }) => ({
		name: step.name,
		title: step.title,
		isDone: isOwn(step, value) || fitting.includes(step.name),
	}));
	const isPublished = steps.every(({ document }) => !summaries.get(document.key)?.hasDraft);
	const isOver = isPublished && states.every(({ isDone }) => isDone);
	return { all: [...states, { ...lastStep, isDone: isOver }], isHidden };
}

/** Whether families are still led to the sample's email address, or to one of its pages elsewhere. */
export const hasSampleLinks = async () =>
	!isOwn(contactLinks, (await documentState(contactLinks.document)).value);

/** Stores what `change` makes of the setting, unless that is the same. */
function changeSteps(actor: Actor, action: string, change: (setting: Setting) => Setting) {
	return command(actor, async (work) => {
		const before = await readSteps(work.db);
		const after = change(before);
		if (isSame(before, after)) return;
		await writeSetting(work.db, KEY, after);
		await work.record({ action, kind: "setting", subject: KEY });
	});
}

/** Takes the steps off Today. */
export const putStepsAway = (actor: Actor): Promise<void> =>
	changeSteps(actor, "put away", (setting) => ({ ...setting, isHidden: true }));

/** Notes that a step was saved, which the data doesn't show where the sample's values fit. */
export async function noteSaved({ name, mayFit }: Step, actor: Actor): Promise<void> {
	if (!mayFit) return;
	await changeSteps(actor, "changed", (setting) => ({
		...setting,
		fitting: [...new Set([...setting.fitting, name])],
	}));
}

/** What Today shows: the steps until they are done or put away, and the number of pieces of sample content. */
export async function stepsForToday() {
	const [{ all, isHidden }, samples] = await Promise.all([firstSteps(), countSamples()]);
	const isOver = isHidden || all.every(({ isDone }) => isDone);
	return { steps: isOver ? [] : all, samples };
}
