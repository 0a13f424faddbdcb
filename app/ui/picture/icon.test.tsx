import { expect, test } from "vitest";
import { renderMarkup } from "../../../tests/support/render.tsx";
import { BrandIcon } from "./icon.tsx";

test.each(["facebook", "messenger", "instagram"] as const)(
	"the icon of %s has space around an outline that reaches the edge of 24 units",
	(name) => {
		const html = renderMarkup(<BrandIcon name={name} />);
		const [left, top, width, height] =
			/viewBox="([^"]+)"/.exec(html)?.[1]?.split(" ").map(Number) ?? [];
		expect(left).toBeLessThanOrEqual(-1);
		expect(top).toBeLessThanOrEqual(-1);
		expect(Number(left) + Number(width)).toBeGreaterThanOrEqual(25);
		expect(Number(top) + Number(height)).toBeGreaterThanOrEqual(25);
	},
);
