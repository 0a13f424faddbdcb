import { describe, expect, test } from "vitest";
import { z } from "zod";
import { addressProblems } from "./pasted-address.ts";
import { videoFormSchema } from "./schema.ts";

const filled = { title: "Porch", category: "home", videoId: "https://youtu.be/dQw4w9WgXcQ" };
const read = (given: Record<string, unknown>, ownId?: string) =>
	videoFormSchema(ownId).safeParse({ ...filled, ...given });
const problems = (given: Record<string, unknown>) => {
	const { error } = read(given);
	return error ? z.flattenError(error).fieldErrors : {};
};

describe("the form of a video", () => {
	test("needs a title, a category and a video, and nothing else", () => {
		expect(read({}).data).toEqual({
			title: "Porch",
			category: "home",
			videoId: "dQw4w9WgXcQ",
			featured: false,
			description: "",
			posterId: null,
			puppyId: null,
		});
		expect(problems({ title: undefined, category: undefined, videoId: undefined })).toEqual({
			title: ["Please write a title."],
			category: ["Please write a category."],
			videoId: [addressProblems.unknown],
		});
		expect(problems({ title: " \n " })).toEqual({ title: ["Please write a title."] });
	});

	test.each(["photo:0", "photo:-1", "photo:1.5", "3", "drawing:zeta"])(
		"refuses the poster %j",
		(posterId) => {
			expect(Object.keys(problems({ posterId }))).toEqual(["posterId"]);
		},
	);

	test("takes a photo of the library as the poster, or none", () => {
		expect(read({ posterId: "photo:3" }).data?.posterId).toBe(3);
		expect(read({ posterId: "" }).data?.posterId).toBeNull();
	});

	test("recognizes the site's categories in any case and by their headings", () => {
		for (const written of ["Training", "TRAINING", "lessons", " Lessons "]) {
			expect(read({ category: written }).data?.category).toBe("training");
		}
		expect(read({ category: "Agility  at home" }).data?.category).toBe("Agility at home");
	});

	test("keeps the id that the video already has, even if it is not a YouTube id", () => {
		expect(read({ videoId: "abc-1" }).success).toBe(false);
		expect(read({ videoId: "abc-1" }, "abc-1").data?.videoId).toBe("abc-1");
	});

	test("enforces the limits", () => {
		expect(read({ title: "x".repeat(200) }).success).toBe(true);
		expect(Object.keys(problems({ title: "x".repeat(201) }))).toEqual(["title"]);
		expect(Object.keys(problems({ category: "x".repeat(61) }))).toEqual(["category"]);
		expect(Object.keys(problems({ description: "x".repeat(5_001) }))).toEqual(["description"]);
	});
});
