import { beforeEach, expect, test } from "vitest";
import { MS_PER_DAY } from "~/business/days.ts";
import { peopleDocument } from "~/content/documents/people.ts";
import { reviewsDocument, testimonialsDocument } from "~/content/documents/praise.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { derivedColumns } from "~/puppies/derived-columns.ts";
import { changePuppy } from "~/sales/puppy-changes.server.ts";
import { changeVideo } from "~/videos/commands.server.ts";
import { puppies } from "../../../prisma/sample/puppies.ts";
import { videos } from "../../../prisma/sample/videos.ts";
import { beforeWriting } from "../../../tests/support/broken-database.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { allRows } from "../../../tests/support/rows.ts";
import {
	countSamples,
	removedSamples,
	removeSamples,
	restoreSamples,
	samplesShown,
} from "./samples.server.ts";

const actor = { who: "maren", via: "admin" } as const;

/** Some of the rows that a first start creates, without their pictures. */
async function fill() {
	for (const puppy of puppies.slice(0, 3)) {
		await database.puppy.create({ data: { ...puppy, ...derivedColumns(puppy), isSample: true } });
	}
	for (const { poster: _, puppy: __, ...video } of videos.slice(0, 2)) {
		await database.video.create({ data: { ...video, isSample: true } });
	}
}

const byId = { select: { id: true, profilePath: true }, orderBy: { id: "asc" } } as const;

const publicPuppies = () => database.puppy.count({ where: { status: "public" } });

beforeEach(async () => {
	await freshDatabase();
	await fill();
});

test("what would be removed is shown, and showing it changes nothing", async () => {
	const before = await allRows();
	const shown = await samplesShown();
	expect(shown.puppies).toHaveLength(3);
	expect(shown.videos).toHaveLength(2);
	expect(await countSamples()).toBe(5 + shown.texts.length);
	expect(await allRows()).toBe(before);
});

test("all of it is removed at once, and comes back as it was", async () => {
	const videosBefore = await database.video.findMany({ orderBy: { id: "asc" } });
	const paths = await database.puppy.findMany(byId);
	const version = await contentVersion();
	await removeSamples(actor);
	expect(await publicPuppies()).toBe(0);
	expect(await database.video.count()).toBe(0);
	expect(await countSamples()).toBe(0);
	expect(await removedSamples()).toBeDefined();
	expect(await contentVersion()).toBeGreaterThan(version);

	expect(await restoreSamples(actor)).toBe(true);
	expect(await publicPuppies()).toBe(3);
	expect(await database.puppy.findMany(byId)).toEqual(paths);
	expect(await database.video.findMany({ orderBy: { id: "asc" } })).toEqual(videosBefore);
	expect(await removedSamples()).toBeUndefined();
	expect(await restoreSamples(actor)).toBe(false);
	// Being restored doesn't count as a change by the trainer.
	expect(await removeSamples(actor)).toBeGreaterThanOrEqual(5);
});

test("what the trainer changed or added stays, and so does a puppy with a reservation", async () => {
	const [one, two] = await database.puppy.findMany({ orderBy: { id: "asc" } });
	const [video] = await database.video.findMany();
	if (!one || !two || !video) throw new Error("The sample is not there");
	await changePuppy(one.id, { personality: "Hers." }, actor);
	await database.reservation.create({ data: { puppyId: two.id } });
	await changeVideo(video.id, () => ({ title: "Hers" }), actor);
	await addPuppy({ name: "Her own", profilePath: "her-own" });

	const { puppies: going, videos: goingVideos } = await samplesShown();
	expect(going).toHaveLength(1);
	expect(going).not.toContain(one.name);
	expect(going).not.toContain(two.name);
	expect(goingVideos).toHaveLength(1);
	await removeSamples(actor);
	expect(await publicPuppies()).toBe(3);
	expect(await database.video.findMany({ select: { id: true } })).toEqual([{ id: video.id }]);
});

test("a sample puppy that came back at another address, because its own was taken, is removed as well", async () => {
	const [one] = await database.puppy.findMany({ orderBy: { id: "asc" } });
	if (!one) throw new Error("The sample is not there");
	const { id, name, profilePath } = one;
	await removeSamples(actor);
	const own = await addPuppy({ name, profilePath });
	await restoreSamples(actor);
	const stored = () => database.puppy.findUnique({ where: { id } });
	expect(await stored()).toMatchObject({ profilePath: `${profilePath}-2`, status: "public" });
	expect((await samplesShown()).puppies).toContain(name);
	await removeSamples(actor);
	expect(await stored()).toMatchObject({ status: "trashed" });
	expect(await database.puppy.findUnique({ where: { id: own.id } })).toMatchObject({ profilePath });
});

test("sample praise is removed and the trainer's own stays; after a restore, both are there", async () => {
	const [sample] = testimonialsDocument.defaults().items;
	if (!sample) throw new Error("There is no sample");
	const hers = { ...sample, id: "hers", name: "The Hartleys", isSample: false };
	await saveDraft(
		{ document: testimonialsDocument, revision: 0, actor },
		{ items: [sample, hers] },
	);
	expect(await samplesShown()).toMatchObject({ drafted: ["Testimonials"] });
	await publishDraft({ document: testimonialsDocument, revision: 1, actor });

	await removeSamples(actor);
	expect((await documentState(testimonialsDocument)).value.items).toEqual([hers]);
	expect((await documentState(reviewsDocument)).value.items).toEqual([]);
	await restoreSamples(actor);
	expect((await documentState(testimonialsDocument)).value.items).toEqual([sample, hers]);
	expect(await documentState(reviewsDocument)).toMatchObject({ isChanged: false });
});

test("invented facts about the trainer are removed, her own stay, and a restore brings both back", async () => {
	const sample = peopleDocument.defaults();
	const { credentials } = sample.trainer;
	const hers = {
		...sample,
		trainer: { ...sample.trainer, credentials: { ...credentials, since: "1998" } },
	};
	await saveDraft({ document: peopleDocument, revision: 0, actor }, hers);
	await publishDraft({ document: peopleDocument, revision: 1, actor });
	expect(await samplesShown()).toMatchObject({
		texts: expect.arrayContaining(["Credentials"]),
	});

	await removeSamples(actor);
	const { value: people } = await documentState(peopleDocument);
	expect(people.trainer).toMatchObject({
		title: sample.trainer.title,
		credentials: { since: "1998", certification: "", license: "", insurance: "" },
	});
	await restoreSamples(actor);
	expect((await documentState(peopleDocument)).value).toEqual(hers);
});

test("praise that the trainer wrote after the removal survives a restore", async () => {
	const [sample] = reviewsDocument.defaults().items;
	if (!sample) throw new Error("There is no sample");
	await removeSamples(actor);
	const hers = { ...sample, id: "hers", isSample: false };
	const { revision } = await documentState(reviewsDocument);
	await saveDraft({ document: reviewsDocument, revision, actor }, { items: [hers] });
	await restoreSamples(actor);
	expect((await documentState(reviewsDocument)).value.items).toEqual([hers]);
});

test("nothing is removed if one part can't be", async () => {
	const mend = await beforeWriting({ table: "Video", on: "DELETE", does: { fails: "full" } });
	try {
		await expect(removeSamples(actor)).rejects.toThrow();
	} finally {
		await mend();
	}
	expect(await publicPuppies()).toBe(3);
	expect(await removedSamples()).toBeUndefined();
});

test("after 30 days, the sample can't be brought back", async () => {
	await removeSamples(actor);
	const later = new Date(Date.now() + 30 * MS_PER_DAY);
	expect(await removedSamples(later)).toBeUndefined();
	expect(await restoreSamples(actor, later)).toBe(false);
	expect(await publicPuppies()).toBe(0);
});

test("removing what is left of it doesn't prolong the time in which the first part can be brought back", async () => {
	const first = new Date("2026-11-01T10:00:00Z");
	const [, second] = [await removeSamples(actor, first), new Date("2026-11-20T10:00:00Z")];
	await database.video.create({
		data: { title: "A walk", category: "home", videoId: "sample-0009", isSample: true },
	});
	expect(await removeSamples(actor, second)).toBe(1);
	const removed = await removedSamples(second);
	expect(removed).toMatchObject({ at: first, until: new Date("2026-12-01T10:00:00Z") });
	expect(removed?.videos.map(({ title }) => title)).toContain("A walk");
});

test("a puppy that has taken a sample puppy's path in the meantime keeps it", async () => {
	const [one] = puppies;
	await removeSamples(actor);
	await addPuppy({ name: "New", profilePath: one?.profilePath });
	await restoreSamples(actor);
	expect(
		await database.puppy.findUnique({ where: { profilePath: one?.profilePath } }),
	).toMatchObject({
		name: "New",
	});
	expect(await publicPuppies()).toBe(4);
});
