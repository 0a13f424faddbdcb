import { expect, test } from "vitest";
import { changed, moved } from "./changes.ts";

const items = ["a", "b", "c", "d"].map((id) => ({ id, isGone: id === "b" }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

test("an item moves one place, and stays at the ends", () => {
	expect(ids(moved(items, "c", "up"))).toBe("acbd");
	expect(ids(moved(items, "b", "down"))).toBe("acbd");
	expect(ids(moved(items, "a", "up"))).toBe("abcd");
	expect(ids(moved(items, "d", "down"))).toBe("abcd");
	expect(ids(moved(items, "nobody", "down"))).toBe("abcd");
	expect(ids(items)).toBe("abcd");
});

test("an item moves past items that don't count", () => {
	const isSeen = ({ isGone }: { isGone: boolean }) => !isGone;
	expect(ids(moved(items, "c", "up", isSeen))).toBe("cabd");
	expect(ids(moved(items, "a", "down", isSeen))).toBe("bcad");
});

test("one item is changed, the others stay", () => {
	expect(
		changed(items, "a", (item) => ({ ...item, isGone: true })).map((item) => item.isGone),
	).toEqual([true, true, false, false]);
});
