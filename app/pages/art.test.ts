import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type DrawingName, drawingOf, drawings } from "~/business/drawings.ts";
import { reviews } from "~/business/praise.ts";
import { artAddress } from "./art.ts";

const names = Object.keys(drawings).filter((name): name is DrawingName => name in drawings);
const sizeOf = async (name: string) => {
	const { width, height } = await sharp(`app/ui/art/${name}.webp`).metadata();
	return { width, height };
};

describe("the drawings", () => {
	test.each(names)(
		"%s is as large as the catalogue says, and there half as large",
		async (name) => {
			const { width, height } = drawingOf(name);
			const half = await sizeOf(`${name}-${width / 2}`);
			expect(await sizeOf(name)).toEqual({ width, height });
			expect(half.width).toBe(width / 2);
			expect(Math.abs(half.height - height / 2)).toBeLessThanOrEqual(1);
		},
	);

	test("of every review exist", () => {
		for (const { profileImage, images } of reviews) {
			if (profileImage) expect(artAddress(`face-${profileImage}`)).toContain(profileImage);
			for (const { name } of images) expect(artAddress(`thumb-${name}`)).toContain(name);
		}
	});

	test("are asked for by their right name, or not at all", () => {
		expect(() => artAddress("head-nobody")).toThrow("ui/art has no head-nobody.webp");
	});
});
