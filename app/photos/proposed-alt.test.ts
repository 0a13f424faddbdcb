import { expect, test } from "vitest";
import { proposedAlt } from "./schema.ts";

test.each([
	["maren-on-the-porch.jpg", "maren on the porch"],
	["Zeta.png", "Zeta"],
	["IMG_2034.HEIC", "Homeward Hounds"],
	["DSC00012.JPG", "Homeward Hounds"],
	["PXL_20261125_101112.jpg", "Homeward Hounds"],
	["20261125_101112.jpg", "Homeward Hounds"],
	["image (3).png", "Homeward Hounds"],
	[".jpg", "Homeward Hounds"],
])("a picture from %s is said to show: %s", (file, alt) => {
	expect(proposedAlt(file, "Homeward Hounds")).toBe(alt);
});
