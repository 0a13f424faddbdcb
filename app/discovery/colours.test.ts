import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours } from "./colours.ts";

test("colours of pictures are the theme's", () => {
	const theme = readFileSync("app/ui/theme/theme.css.ts", "utf8");
	for (const [name, value] of Object.entries(colours)) {
		expect(theme).toMatch(new RegExp(`\\b${name}: "${value}"`));
	}
});
