import { expect, test } from "vitest";
import { nobodyToTell, noneFits } from "./waiting-texts.ts";

test("the message that a puppy fits nobody counts the families that haven't been told yet", () => {
	expect(noneFits("Otis", 1)).toBe(
		"Otis doesn’t fit the one family checked here that hasn’t been told yet.",
	);
	expect(noneFits("Otis", 1_200)).toBe(
		"Otis fits none of the 1,200 families checked here that haven’t been told yet.",
	);
});

test("if nobody is left to tell, the message says whether somebody is waiting", () => {
	expect(nobodyToTell(0)).toBe("Nobody is waiting at the moment.");
	expect(nobodyToTell(1)).toBe("The one family checked here has been told.");
	expect(nobodyToTell(30)).toBe("All of the 30 families checked here have been told.");
});
