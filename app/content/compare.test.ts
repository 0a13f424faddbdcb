import { expect, test } from "vitest";
import { differencesBetween } from "./compare.ts";

const otis = { id: "a", name: "Otis", quote: "Good dog", shown: true };
const maple = { id: "b", name: "Maple", quote: "Sleeps", shown: true };

test("what is the same is not told", () => {
	expect(differencesBetween({ items: [otis] }, { items: [{ ...otis }] })).toEqual([]);
});

test("a change is told by where it stands, as people call it", () => {
	const changed = { ...maple, quote: "Sleeps well", shown: false };
	expect(
		differencesBetween({ petFriends: [otis, maple] }, { petFriends: [otis, changed] }),
	).toEqual([
		{ where: "Pet friends: “Maple”: Quote", from: "Sleeps", to: "Sleeps well" },
		{ where: "Pet friends: “Maple”: Shown", from: "Yes", to: "No" },
	]);
});

test("another order is told as one, not as a change of every entry", () => {
	expect(differencesBetween([otis, maple], [maple, otis])).toEqual([
		{ where: "All of them, in order", from: "“Otis”, “Maple”", to: "“Maple”, “Otis”" },
	]);
});

test("what comes and goes is told with what it said", () => {
	const told = differencesBetween({ title: "Hi", items: ["One"] }, { items: ["One", "Two"] });
	expect(told).toContainEqual({ where: "Items: 2", from: "", to: "Two" });
	expect(told).toContainEqual({ where: "Title", from: "Hi", to: "" });
});
