import { readdirSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type DrawingName, drawingOf, drawings } from "~/business/drawings.ts";
import { reviews } from "~/business/reviews.ts";
import { artSource } from "./art.tsx";
import { artFiles } from "./art-files.server.ts";

const names = Object.keys(drawings).filter((name): name is DrawingName => name in drawings);
const files = readdirSync("app/ui/art").filter((file) => !file.endsWith(".svg"));
const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1]);

describe("the drawings", () => {
	test.each(names)("%s exists at the width in the catalog, and at half that width", (name) => {
		const { width } = drawingOf(name);
		for (const format of ["avif", "webp"] as const) {
			const widths = artSource(name)[format].matchAll(/ (\d+)w/g);
			const found = Array.from(widths, ([, each]) => Number(each));
			expect(found).toEqual(expect.arrayContaining([width / 2, width]));
			expect(found).toEqual(found.toSorted((one, other) => one - other));
		}
	});

	test.each(names)("%s has the dimensions in the catalog", async (name) => {
		const { width, height } = drawingOf(name);
		const sizeOf = (of: number) => sharp(`app/ui/art/${name}-${of}.avif`).metadata();
		expect(await sizeOf(width)).toMatchObject({ width, height });
		expect(Math.abs((await sizeOf(width / 2)).height - height / 2)).toBeLessThanOrEqual(1);
	});

	test.each(files)("%s is as wide as its name says", async (file) => {
		expect((await sharp(`app/ui/art/${file}`).metadata()).width).toBe(widthOf(file));
	});

	const everyName = [...new Set(files.map((file) => file.replace(/-\d+\.\w+$/, "")))];
	test.each(everyName)("%s exists in both formats, the narrowest first", (name) => {
		const { avif, webp, src } = artSource(name);
		const widths = (set: string) =>
			Array.from(set.matchAll(/ (\d+)w/g), ([, each]) => Number(each));
		expect(widths(avif).length).toBeGreaterThan(0);
		expect(widths(avif)).toEqual(widths(webp));
		expect(widths(webp)).toEqual(widths(webp).toSorted((one, other) => one - other));
		expect(src).toContain(`${name}-${widths(webp)[0]}`);
	});

	test("exist for every review", () => {
		for (const { profileImage, images = [] } of reviews) {
			if (profileImage) expect(artSource(`face-${profileImage}`).src).toContain(profileImage);
			for (const { name } of images) expect(artSource(`thumb-${name}`).src).toContain(name);
		}
	});

	test("have the addresses that the build gives their files", () => {
		const named = everyName.flatMap((name) => {
			const { avif, webp } = artSource(name);
			return [...`${avif}, ${webp}`.matchAll(/(\S+) \d+w/g)].map(([, address]) => address);
		});
		expect(named.toSorted()).toEqual(artFiles.toSorted());
	});

	test("can't be requested by a wrong name", () => {
		expect(() => artSource("head-nobody")).toThrow("ui/art has no head-nobody");
	});
});
