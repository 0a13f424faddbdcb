import { describe, expect, test } from "vitest";
import { imageObject, photoFiles, pictureSource } from "./sizes.ts";

const photo = {
	name: "fig-1",
	alt: "Fig",
	width: 1600,
	height: 1200,
	focusX: 50,
	focusY: 45,
	color: "#aabbcc",
};

const widths = (srcset: string) => srcset.split(", ").map((part) => part.split(" ")[1]);

describe("a photo's addresses", () => {
	test("are the specification's image object", () => {
		expect(imageObject(photo)).toEqual({
			original: { webp: "/media/photos/fig-1.webp", fallback: "/media/photos/fig-1.jpg" },
			thumbnails: {
				small: {
					webp: "/media/photos/thumbnails/small/fig-1.webp",
					fallback: "/media/photos/thumbnails/small/fig-1.jpg",
				},
				medium: {
					webp: "/media/photos/thumbnails/medium/fig-1.webp",
					fallback: "/media/photos/thumbnails/medium/fig-1.jpg",
				},
				large: {
					webp: "/media/photos/thumbnails/large/fig-1.webp",
					fallback: "/media/photos/thumbnails/large/fig-1.jpg",
				},
			},
		});
	});

	test("name every file that is stored", () => {
		const { original, thumbnails } = imageObject(photo);
		const named = [original, ...Object.values(thumbnails)].flatMap(Object.values);
		expect(named.toSorted()).toEqual(
			photoFiles("fig-1")
				.map((path) => `/media/photos/${path}`)
				.toSorted(),
		);
	});
});

describe("a photo's source on a page", () => {
	test("offers each width once, with the file's actual width", () => {
		const source = pictureSource(photo);
		expect(widths(source.preferred.sources)).toEqual(["400w", "800w", "1400w", "1600w"]);
		expect(source.preferred.sources).toContain("/media/photos/fig-1.webp 1600w");
		expect(source.src).toBe("/media/photos/thumbnails/medium/fig-1.jpg");
	});

	test.each([
		[300, ["300w"]],
		[400, ["400w"]],
		[401, ["400w", "401w"]],
		[800, ["400w", "800w"]],
		[1400, ["400w", "800w", "1400w"]],
	])("never offers a width above that of a photo %i px wide", (width, expected) => {
		expect(widths(pictureSource({ ...photo, width }).preferred.sources)).toEqual(expected);
	});

	test("keeps the photo's data, and its alternative text unless another is given", () => {
		const { preferred, src, ...facts } = pictureSource(photo);
		const { name, ...expected } = photo;
		expect(facts).toEqual(expected);
		expect(pictureSource(photo, "Fig asleep").alt).toBe("Fig asleep");
		expect(pictureSource(photo, "").alt).toBe("");
	});
});
