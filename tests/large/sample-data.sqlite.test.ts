import { existsSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, parse, resolve } from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { daysBefore, daysBetween } from "~/business/days.ts";
import { filmOf } from "~/business/films.ts";
import { soldPuppyStories, testimonials } from "~/business/praise.ts";
import { reviews } from "~/business/reviews.ts";
import { moveSample, SAMPLE_WRITTEN_ON } from "~/business/sample-days.ts";
import {
	reviewsDocument,
	storiesDocument,
	testimonialsDocument,
} from "~/content/documents/praise.ts";
import { followSampleDay } from "~/content/sample-day.server.ts";
import { ALT_MAX_LENGTH } from "~/photos/limits.ts";
import { processPhoto } from "~/photos/process.server.ts";
import { photoFiles } from "~/photos/sizes.ts";
import { contentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { env } from "~/platform/env.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { dayNamedIn } from "~/puppies/written-day.ts";
import { fillEmptyDatabase } from "../../prisma/sample/fill.server.ts";
import { puppiesOn, videosOn } from "../../prisma/sample/moved.ts";
import { puppies } from "../../prisma/sample/puppies.ts";
import { puppyPhotos } from "../../prisma/sample/puppy-photos.ts";
import { stockPhotos } from "../../prisma/sample/stock-photos.ts";
import { videos } from "../../prisma/sample/videos.ts";
import { freshDatabase } from "../support/database.ts";

const REAL = resolve("prisma/sample");
/** The same pictures at stamp size, so that a test takes only seconds. */
const SMALL = join(env.DATA_DIR, "pictures");
/** The files that a build would make from them. All tests copy them, except those about making them. */
const MADE = join(env.DATA_DIR, "made");

const fill = (folder = SMALL, prepared = MADE) => {
	const lines: string[] = [];
	return fillEmptyDatabase((line) => lines.push(line), folder, prepared).then((filled) => ({
		filled,
		lines,
	}));
};

const everything = () =>
	Promise.all([
		database.puppy.findMany({ include: { photos: { orderBy: { position: "asc" } } } }),
		database.stockPhoto.findMany(),
		database.video.findMany({ include: { poster: true }, orderBy: { id: "asc" } }),
		contentVersion(),
	]);

beforeAll(async () => {
	const facts: Record<string, object> = {};
	for (const folder of ["photos", "stock"]) {
		await mkdir(join(SMALL, folder), { recursive: true });
		for (const file of await readdir(join(REAL, folder))) {
			const small = sharp(join(REAL, folder, file))
				.resize({ width: 32 })
				.webp({ effort: 0 });
			const picture = join(SMALL, folder, file);
			await small.toFile(picture);
			const { name } = parse(file);
			const { files, ...rest } = await processPhoto(picture, name);
			facts[name] = rest;
			for (const [path, bytes] of files) {
				await mkdir(dirname(join(MADE, path)), { recursive: true });
				await writeFile(join(MADE, path), bytes);
			}
		}
	}
	await writeFile(join(MADE, "photos.json"), JSON.stringify(facts));
});

beforeEach(async () => {
	await rm(mediaDir, { recursive: true, force: true });
	await freshDatabase();
});

describe("an empty database", () => {
	test("is filled with ten puppies, two of them available", async () => {
		expect((await fill()).filled).toBe(true);
		const [rows] = await everything();
		expect(rows).toHaveLength(10);
		expect(rows.filter((puppy) => puppy.available).map(({ name }) => name)).toEqual([
			"Juniper",
			"Bramble",
		]);
		expect(rows.find(({ name }) => name === "Winnie")?.searchText).toContain(
			"winnie standard poodle standard poodle black female composed clever",
		);
	});

	test("gets at least four photos for each puppy, in order, with descriptions and all files", async () => {
		await fill(SMALL, "nowhere");
		const [rows, stock] = await everything();
		for (const { photos, profilePath } of rows) {
			expect(photos.length, profilePath).toBeGreaterThanOrEqual(4);
			expect(photos.map(({ position }) => position)).toEqual(photos.map((_, n) => n));
			for (const { alt } of photos) expect(alt.length).toBeGreaterThan(20);
		}
		for (const { name } of [...rows.flatMap(({ photos }) => photos), ...stock]) {
			for (const path of photoFiles(name)) {
				expect(existsSync(join(mediaDir, "photos", path)), path).toBe(true);
			}
		}
	});

	test("gets videos with posters, and stock photos in each category", async () => {
		await fill();
		const [, stock, rows] = await everything();
		expect(rows.map(({ poster }) => poster?.name)).toEqual(videos.map(({ poster }) => poster));
		expect(new Set(stock.map(({ category }) => category))).toEqual(
			new Set(["hero", "background", "logo"]),
		);
	});

	test("reports its progress line by line while it is filled", async () => {
		const { lines } = await fill();
		expect(lines[0]).toBe("Storing the sample photos: 20 of 57");
		expect(lines.at(-1)).toBe("Storing the sample photos: 57 of 57");
	});

	test("gets the files that the build has made, and the missing ones are made", async () => {
		const prepared = join(env.DATA_DIR, "prepared");
		const facts = { width: 640, height: 480, color: "#123456" };
		for (const path of photoFiles("teddy-2")) {
			await mkdir(dirname(join(prepared, path)), { recursive: true });
			await writeFile(join(prepared, path), `made before: ${path}`);
		}
		await writeFile(join(prepared, "photos.json"), JSON.stringify({ "teddy-2": facts }));

		await fillEmptyDatabase(() => {}, SMALL, prepared);

		expect(await database.photo.findFirst({ where: { name: "teddy-2" } })).toMatchObject(facts);
		expect(await database.photo.findFirst({ where: { name: "teddy-3" } })).toMatchObject({
			width: 32,
		});
		for (const path of photoFiles("teddy-2")) {
			expect(readFileSync(join(mediaDir, "photos", path), "utf8")).toBe(`made before: ${path}`);
		}
	});

	test("stays empty if filling is interrupted, and is filled at the next start", async () => {
		const broken = join(env.DATA_DIR, "broken");
		await cp(SMALL, broken, { recursive: true });
		await rm(join(broken, "photos/teddy-2.webp"));
		await expect(fill(broken, "nowhere")).rejects.toThrow(/teddy-2/);
		expect(await database.puppy.count()).toBe(0);
		expect(await contentVersion()).toBe(0);
		expect((await fill()).filled).toBe(true);
		expect(await database.puppy.count()).toBe(10);
	});

	test("is filled only once if two processes start together", async () => {
		const results = await Promise.all([fill(), fill()]);
		expect(results.map(({ filled }) => filled).toSorted()).toEqual([false, true]);
		expect(await database.puppy.count()).toBe(10);
	});
});

/** Returns the seven days from a day on. */
const weekFrom = (day: string) => [0, 1, 2, 3, 4, 5, 6].map((later) => daysBefore(day, -later));

describe.each([...weekFrom(SAMPLE_WRITTEN_ON), ...weekFrom("2029-03-01"), "2025-01-31"])(
	"on a site that begins on %s",
	(day) => {
		const since = (then: string) => daysBetween(then, day) ?? Number.NaN;
		const daysIn = (text: string) => text.split("\n").flatMap((line) => dayNamedIn(line) ?? []);

		test("the puppies for sale are of puppy age, and ready within four weeks", () => {
			for (const { dob, availableDate, available, name } of puppiesOn(day)) {
				if (!available) continue;
				expect(since(dob), name).toBeGreaterThan(12 * 7);
				expect(since(dob), name).toBeLessThan(17 * 7);
				const ready = since(dayNamedIn(availableDate ?? "") ?? "");
				expect(ready, name).toBeLessThan(0);
				expect(ready, name).toBeGreaterThan(-28);
			}
		});

		test("everything that has happened lies in the past, by less than a year", () => {
			const told = puppiesOn(day).flatMap(
				({ dob, trainingStart, wentHomeOn, healthTests, vaccinations }) => [
					dob,
					trainingStart ?? dob,
					wentHomeOn ?? dob,
					...daysIn(healthTests ?? ""),
					...daysIn(vaccinations ?? ""),
				],
			);
			const listed = puppiesOn(day).map(({ listedAt }) => listedAt);
			const filmed = videosOn(day).map(({ createdAt }) => createdAt);
			const moments = [...listed, ...filmed].map((at) => new Date(at ?? 0).toISOString());
			for (const then of [...told, ...moments.map((moment) => moment.slice(0, 10))]) {
				expect(since(then)).toBeGreaterThanOrEqual(0);
				expect(since(then)).toBeLessThan(300);
			}
		});
	},
);

describe("a site that begins in 2029", () => {
	const day = "2029-03-01";

	test("doesn't mention the year in which the sample was written", async () => {
		await fillEmptyDatabase(() => {}, SMALL, MADE, day);
		try {
			await followSampleDay();
			const [rows, , filmed] = await everything();
			expect(rows).toHaveLength(10);
			const said = rows.map(({ createdAt: _, updatedAt: __, photos: ___, ...row }) => row);
			const praise = [testimonialsDocument, reviewsDocument, storiesDocument].map((one) =>
				one.defaults(),
			);
			const films = filmed.map(({ createdAt }) => createdAt);
			expect(JSON.stringify([said, films, praise])).not.toContain("2026");
			expect(storiesDocument.defaults().items[0]).toMatchObject({
				name: "Otis",
				day: rows.find(({ name }) => name === "Otis")?.wentHomeOn,
			});
		} finally {
			moveSample(0);
		}
	});

	test("keeps the days as written if it began before days were moved", async () => {
		await fill();
		await database.setting.deleteMany();
		moveSample(7);
		await followSampleDay();
		expect(storiesDocument.defaults().items[0]?.day).toBe(soldPuppyStories[0]?.day);
	});
});

describe("a database that somebody has used", () => {
	test("is left alone", async () => {
		await fill();
		const before = await everything();
		expect(await fill()).toEqual({ filled: false, lines: [] });
		expect(await everything()).toEqual(before);
	});

	test("doesn't get the samples back after the last puppy was deleted", async () => {
		await fill();
		await database.puppy.deleteMany();
		expect((await fill()).filled).toBe(false);
		expect(await database.puppy.count()).toBe(0);
	});

	test("is left alone even if it only has a puppy that isn't in the sample", async () => {
		const [first] = puppies;
		if (!first) throw new Error("no sample puppy");
		await database.puppy.create({ data: { ...first, searchText: "" } });
		expect((await fill()).filled).toBe(false);
	});
});

describe("the sample data", () => {
	test("has a picture for each photo, large enough for every size", async () => {
		const names = [
			...puppies.flatMap(({ profilePath }) =>
				(puppyPhotos[profilePath] ?? []).map((_, n) => `photos/${profilePath}-${n + 1}`),
			),
			...stockPhotos.map(({ name }) => `stock/${name}`),
		];
		expect(names).toHaveLength(57);
		for (const name of names) {
			const { width } = await sharp(join(REAL, `${name}.webp`)).metadata();
			expect(width, name).toBeGreaterThanOrEqual(800);
		}
	});

	test("describes no two pictures with the same text, and none at too great a length", () => {
		const alts = [...Object.values(puppyPhotos).flat(), ...stockPhotos].map(({ alt }) => alt);
		expect(new Set(alts).size).toBe(alts.length);
		expect(alts.filter((alt) => alt.length > ALT_MAX_LENGTH)).toEqual([]);
	});

	test("covers the sold states: a story, a sale without one, and a price that isn't a number", () => {
		const sold = puppies.filter(({ available }) => !available);
		expect(sold.filter(({ saleUpdate }) => saleUpdate)).toHaveLength(7);
		expect(sold.every(({ wentHomeOn }) => wentHomeOn)).toBe(true);
		expect(sold.filter(({ price }) => price === "unavailable")).toHaveLength(1);
		expect(puppies.every(({ name, profilePath }) => profilePath === name.toLowerCase())).toBe(true);
	});

	test("tells each sold puppy's story with the day it went home", () => {
		for (const { name, day } of soldPuppyStories) {
			expect(puppies.find((puppy) => puppy.name === name)?.wentHomeOn, name).toBe(day);
		}
	});

	test("gives each puppy one family, which has one name and one town and speaks once it has the puppy", () => {
		const said = [
			...testimonials.map((one) => ({ ...one, family: one.name, town: one.place })),
			...reviews.map((one) => ({ ...one, family: one.name, town: "" })),
			...soldPuppyStories.map((one) => ({ ...one, puppyName: one.name, town: one.place })),
		];
		for (const { puppyName, family, town, day } of said) {
			const ofFamily = said.filter((one) => one.family === family);
			expect(new Set(ofFamily.map((one) => one.puppyName)).size, family).toBe(1);
			expect(new Set(ofFamily.flatMap((one) => one.town || [])).size, family).toBeLessThan(2);
			if (!puppyName) continue;
			const ofPuppy = said.filter((one) => one.puppyName === puppyName);
			expect(new Set(ofPuppy.map((one) => one.family)).size, puppyName).toBe(1);
			const { wentHomeOn, saleUpdate } = puppies.find(({ name }) => name === puppyName) ?? {};
			expect(wentHomeOn && day >= wentHomeOn, `${family}, ${day}`).toBe(true);
			if (saleUpdate) expect(saleUpdate).toContain(town.split(",")[0]);
		}
		for (const { name, breed } of soldPuppyStories) {
			expect(puppies.find((puppy) => puppy.name === name)?.breed).toBe(breed);
		}
		for (const { profileImage, images = [], puppyName } of reviews) {
			for (const drawing of [
				...(profileImage ? [profileImage] : []),
				...images.map(({ name }) => name),
			]) {
				expect(drawing.split("-")[0]).toBe(puppyName?.toLowerCase());
			}
		}
		for (const { home, puppyName = "" } of testimonials) {
			if (home) expect(home.face.split("-")[1]).toBe(puppyName.toLowerCase());
		}
	});

	test("has video IDs in the format of real ones", () => {
		for (const { videoId } of videos) expect(videoId).toMatch(/^[\w-]{11}$/);
		expect(videos.filter(({ featured }) => featured)).toHaveLength(2);
	});
});

test.each(videos)(
	"the video $title has a small file on the site itself, with captions",
	({ videoId }) => {
		const film = filmOf(videoId);
		for (const path of [film?.webm, film?.mp4]) {
			expect(statSync(join("public", path ?? "")).size).toBeLessThan(300_000);
		}
		expect(readFileSync(join("public", film?.captions ?? ""), "utf8")).toMatch(/^WEBVTT\n/);
	},
);
