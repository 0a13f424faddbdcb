import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { firstVideo, titleOfSameVideo, videoById, videosByCategory } from "./queries.server.ts";
import { loader } from "./video.route.tsx";

const DAY = 86_400_000;

/** Adds a video. `age` is in days. */
async function add(title: string, category: string, age: number, featured = false) {
	const { id } = await database.video.create({
		data: {
			title,
			category,
			featured,
			videoId: `id of ${title}`,
			createdAt: new Date(Date.UTC(2026, 10, 20) - age * DAY),
		},
		select: { id: true },
	});
	return id;
}

const titles = (groups: Awaited<ReturnType<typeof videosByCategory>>) =>
	groups.map(({ category, videos }) => [category, ...videos.map(({ title }) => title)]);

describe("videos", () => {
	beforeEach(freshDatabase);

	test("are grouped by category, featured ones first and then the newest", async () => {
		await add("older lesson", "training", 9);
		await add("lesson", "training", 1);
		await add("delivery", "delivery", 3);
		await add("featured lesson", "training", 30, true);
		expect(titles(await videosByCategory())).toEqual([
			["training", "featured lesson", "lesson", "older lesson"],
			["delivery", "delivery"],
		]);
	});

	test("are an empty list at first", async () => {
		expect(await videosByCategory()).toEqual([]);
		expect(await firstVideo("training")).toBeUndefined();
	});

	test("are limited to 200 on the page", async () => {
		await database.video.createMany({
			data: Array.from({ length: 201 }, (_, n) => ({
				title: `Video ${n}`,
				category: "training",
				videoId: `v${n}`,
			})),
		});
		const [group] = await videosByCategory();
		expect(group?.videos).toHaveLength(200);
	});

	test("have a poster that links to a page of our own, with or without a picture", async () => {
		const id = await add("lesson", "training", 1);
		const video = await videoById(id);
		expect(video?.path).toBe(`/videos/${id}`);
		expect(video?.poster).toEqual({
			href: `/videos/${id}?play`,
			title: "lesson",
			picture: undefined,
			videoId: "id of lesson",
		});
		const poster = await database.stockPhoto.create({
			data: {
				category: "background",
				title: "Porch",
				name: "porch-1",
				alt: "A porch",
				width: 1600,
				height: 900,
				color: "#aabbcc",
			},
			select: { id: true },
		});
		await database.video.update({ where: { id }, data: { posterId: poster.id } });
		const withPicture = await videoById(id);
		expect(withPicture?.poster.picture?.src).toContain("/media/photos/");
		expect(withPicture?.poster.picture?.alt).toBe("");
	});

	test("that show the same video of the video service are found", async () => {
		const id = await add("lesson", "training", 1);
		expect(await titleOfSameVideo("id of lesson", id)).toBeUndefined();
		expect(await titleOfSameVideo("id of lesson", id + 1)).toBe("lesson");
	});

	test("on other pages are the first of their category", async () => {
		await add("plain", "delivery", 1);
		await add("featured", "delivery", 20, true);
		await add("other", "training", 0, true);
		expect((await firstVideo("delivery"))?.title).toBe("featured");
	});

	test("play on their page only after play was pressed", async () => {
		const id = await add("lesson", "training", 1);
		const isPlaying = async (search: string) => {
			const url = new URL(`http://localhost/videos/${id}${search}`);
			return (await loader({ params: { id: String(id) }, url })).isPlaying;
		};
		expect(await isPlaying("")).toBe(false);
		expect(await isPlaying("?from=mail")).toBe(false);
		expect(await isPlaying("?play")).toBe(true);
		expect(await isPlaying("?play=")).toBe(true);
	});

	test("that don't exist have status 404", async () => {
		const id = await add("lesson", "training", 1);
		const url = new URL(`http://localhost/videos/${id}`);
		expect((await loader({ params: { id: String(id) }, url })).video.title).toBe("lesson");
		for (const wrong of [String(id + 1), "0", "-1", "1.0", "abc", "1e3", "9999999999", " 1"]) {
			const reason = await loader({ params: { id: wrong }, url }).catch((error: unknown) => error);
			expect(reason).toMatchObject({ init: { status: 404 } });
		}
	});
});
