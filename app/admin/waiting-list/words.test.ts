import { expect, test } from "vitest";
import { nobodyToTell, noneFits } from "./words.ts";

test("what is said where a puppy fits nobody counts the families that were not told yet", () => {
	expect(noneFits("Otis", 1)).toBe(
		"Otis doesn’t fit the one family looked at that wasn’t told yet.",
	);
	expect(noneFits("Otis", 1_200)).toBe(
		"Otis fits none of the 1,200 families looked at that weren’t told yet.",
	);
});

test("where nobody is left to be told, it says whether somebody waits", () => {
	expect(nobodyToTell(0)).toBe("Nobody waits at the moment.");
	expect(nobodyToTell(1)).toBe("The one family looked at here was told.");
	expect(nobodyToTell(30)).toBe("All of the 30 families looked at here were told.");
});
