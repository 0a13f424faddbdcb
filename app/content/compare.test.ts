import { expect, test } from "vitest";
import { differencesBetween } from "./compare.ts";

const otis = { id: "a", name: "Otis", quote: "Good dog", shown: true };
const maple = { id: "b", name: "Maple", quote: "Sleeps", shown: true };

test("equal values are not listed", () => {
	expect(differencesBetween({ items: [otis] }, { items: [{ ...otis }] })).toEqual([]);
});

test("a change is listed with a readable name of its place", () => {
	const changed = { ...maple, quote: "Sleeps well", shown: false };
	expect(
		differencesBetween({ petFriends: [otis, maple] }, { petFriends: [otis, changed] }),
	).toEqual([
		{ where: "Pet friends: “Maple”: Quote", from: "Sleeps", to: "Sleeps well" },
		{ where: "Pet friends: “Maple”: Shown", from: "Yes", to: "No" },
	]);
});

test("a new order is listed as one difference, not as a change of every entry", () => {
	expect(differencesBetween([otis, maple], [maple, otis])).toEqual([
		{ where: "All of them, in order", from: "“Otis”, “Maple”", to: "“Maple”, “Otis”" },
	]);
});

test("added and removed values are listed with their text", () => {
	const found = differencesBetween({ title: "Hi", items: ["One"] }, { items: ["One", "Two"] });
	expect(found).toContainEqual({ where: "Items: 2", from: "", to: "Two" });
	expect(found).toContainEqual({ where: "Title", from: "Hi", to: "" });
});
