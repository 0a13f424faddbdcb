/**
 * The first steps of a new site. A step counts as done when the data shows it, no matter how it was done.
 */

import { href } from "react-router";
import { z } from "zod";
import { businessDocument, publicBusiness } from "~/content/documents/business.ts";
import { peopleDocument } from "~/content/documents/people.ts";
import { siteDocument } from "~/content/documents/site.ts";
import { documentState, visibleValue } from "~/content/drafts.server.ts";
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readSetting, writeSetting } from "~/platform/database/settings.server.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import { undeletedPuppies } from "~/puppies/visibility.ts";
import { puppies as samplePuppies } from "../../../prisma/sample/puppies.ts";
import { countSamples } from "../samples/samples.server.ts";

export interface Step {
	title: string;
	about: string;
	path: string;
	isDone: boolean;
}

/** Key of the setting that stores whether the list was put away. */
const KEY = "first steps";
const SUBJECT_ID = 0;
const hiddenSchema = z.object({ isHidden: z.boolean() });

async function hasOwnPuppy(): Promise<boolean> {
	const sample = samplePuppies.map(({ profilePath }) => profilePath);
	const where = { ...undeletedPuppies, profilePath: { notIn: sample } };
	return (await database.puppy.findFirst({ where, select: { id: true } })) !== null;
}

const hasMessage = async () =>
	(await database.contact.findFirst({ select: { id: true } })) !== null;

/** The fields of a section, beside the site. */
const sectionPath = (document: string, name: string) => `/admin/site?section=${document}.${name}`;

/** Every step, in the recommended order, and how many pieces of sample content are left. */
export async function firstSteps(): Promise<{ steps: Step[]; samples: number }> {
	const [business, site, people, puppy, samples, message] = await Promise.all([
		documentState(businessDocument),
		visibleValue(siteDocument),
		visibleValue(peopleDocument),
		hasOwnPuppy(),
		countSamples(),
		hasMessage(),
	]);
	const own = publicBusiness(business.value).business;
	const steps = [
		{
			title: "Your portrait",
			about: "A real photograph of you, for the home page and beside your words.",
			path: sectionPath(siteDocument.key, "portrait"),
			isDone: site.portrait.picture !== undefined,
		},
		{
			title: "Your training, license and insurance",
			about: "The facts about you on your page. The sample’s are invented.",
			path: sectionPath(peopleDocument.key, "trainer"),
			isDone: !isSame(people.trainer.credentials, peopleDocument.defaults().trainer.credentials),
		},
		{
			title: "Your name and phone number",
			about: "They are on every page, and in every email.",
			path: businessDocument.editPath,
			isDone: Boolean(own.brand && own.trainer && own.phone),
		},
		{
			title: "Your hours",
			about: "When people can call, including holidays.",
			path: businessDocument.editPath,
			isDone: business.isChanged,
		},
		{
			title: "Your logo",
			about: "It is on every page, and is the site’s icon.",
			path: sectionPath(siteDocument.key, "logo"),
			isDone: site.logo.picture !== undefined,
		},
		{
			title: "Your first puppy",
			about: "It stays a draft until you publish it.",
			path: href("/admin/puppies/new"),
			isDone: puppy,
		},
		{
			title: "Remove the sample content",
			about: "You first see what will be removed, and you can bring it back for 30 days.",
			path: href("/admin/settings/samples"),
			isDone: samples === 0,
		},
		{
			title: "Send yourself a test message",
			about: "Fill out the contact form as a family would, and see the message arrive here.",
			path: href("/contact-us"),
			isDone: message,
		},
	];
	return { steps, samples };
}

export const areStepsHidden = async (client: Client = database): Promise<boolean> =>
	(await readSetting(client, KEY, hiddenSchema))?.isHidden ?? false;

/** Takes the list off the dashboard, or puts it back there. */
export function setStepsHidden(areHidden: boolean, actor: Actor): Promise<void> {
	return command(actor, async (work) => {
		const before = await areStepsHidden(work.db);
		if (before === areHidden) return;
		await writeSetting(work.db, KEY, { isHidden: areHidden });
		await work.record({
			action: areHidden ? "put away" : "taken up again",
			kind: "setting",
			subjectId: SUBJECT_ID,
			subject: KEY,
		});
	});
}

/**
 * What the dashboard shows: the steps until they are done or put away, and the number of pieces of sample
 * content.
 */
export async function stepsForToday() {
	const [{ steps, samples }, areHidden] = await Promise.all([firstSteps(), areStepsHidden()]);
	const isOver = areHidden || steps.every(({ isDone }) => isDone);
	return { steps: isOver ? [] : steps, samples };
}
