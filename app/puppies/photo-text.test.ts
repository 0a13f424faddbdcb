import { expect, test } from "vitest";
import { photoText, puppyText } from "./photo-text.ts";

test("a photo without a description is named by its puppy, breed and position", () => {
	const waffles = { name: "Waffles", breed: "Golden Retriever" };
	expect(photoText(waffles, 0, 5)).toBe("Waffles, Golden Retriever, photo 1 of 5");
	expect(puppyText(waffles)).toBe("Waffles, Golden Retriever");
});

test("an unknown breed leaves no comma behind", () => {
	expect(photoText({ name: "Waffles", breed: "" }, 1, 2)).toBe("Waffles, photo 2 of 2");
});
