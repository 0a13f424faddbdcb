import { beforeEach, describe, expect, test } from "vitest";
import { stockCategories } from "~/photos/queries.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { videoView } from "./list-address.ts";
import { categoryCounts, PAGE_SIZE, videoList } from "./queries.server.ts";

const add = (...titles: string[]) =>
	database.video.createMany({
		data: titles.map((title) => ({ title, category: "home", videoId: "dQw4w9WgXcQ" })),
	});

const shown = async (query: string) => {
	const { videos, ...rest } = await videoList(videoView.read(new URLSearchParams(query)));
	return { ...rest, titles: videos.map(({ title }) => title) };
};

describe("the admin's list of videos", () => {
	beforeEach(freshDatabase);

	test("has pages, and a page number that is too high shows the last page", async () => {
		await add(...Array.from({ length: PAGE_SIZE + 1 }, (_, n) => `Video ${n}`));
		const first = await shown("");
		const second = await shown("page=2");
		expect(first).toMatchObject({ page: 1, pages: 2 });
		expect(new Set([...first.titles, ...second.titles]).size).toBe(PAGE_SIZE + 1);
		expect(await shown("page=99")).toEqual(second);
		for (const odd of ["page=0", "page=-1", "page=x", "page=1e9", "category="]) {
			expect(await shown(odd)).toEqual(first);
		}
	});

	test("is filtered by category", async () => {
		await add("one", "two");
		await database.video.create({
			data: { title: "lesson", category: "training", videoId: "dQw4w9WgXcQ" },
		});
		expect((await shown("category=training")).titles).toEqual(["lesson"]);
		expect((await shown("category=delivery")).titles).toEqual([]);
		expect(await categoryCounts()).toEqual([
			{ category: "home", count: 2 },
			{ category: "training", count: 1 },
		]);
	});

	test("has a filter for each category, however many there are", async () => {
		const data = Array.from({ length: 40 }, (_, n) => ({ title: "One", category: `kind ${n}` }));
		await database.video.createMany({
			data: data.map((video) => ({ ...video, videoId: "dQw4w9WgXcQ" })),
		});
		expect(await categoryCounts()).toHaveLength(40);
		const look = { width: 30, height: 20, color: "#345678", alt: "" };
		await database.stockPhoto.createMany({
			data: data.map((photo, n) => ({ ...photo, ...look, name: `photo-${n}` })),
		});
		expect(await stockCategories()).toHaveLength(40);
	});

	test("has an address that contains only what isn't the default", () => {
		const address = "/admin/videos?category=home&page=3";
		const view = { category: "home", page: 3 };
		expect(videoView.address(view)).toBe(address);
		expect(videoView.read(new URL(address, "http://localhost").searchParams)).toEqual(view);
		expect(videoView.address({ page: 1 })).toBe("/admin/videos");
	});
});
