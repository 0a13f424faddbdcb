import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors } from "./colors.ts";

test("the colors of pictures are those of the theme", () => {
	const theme = readFileSync("app/ui/theme/theme.css.ts", "utf8");
	for (const [name, value] of Object.entries(colors)) {
		expect(theme).toMatch(new RegExp(`\\b${name}: "${value}"`));
	}
});
