import { describe, expect, it } from "vitest";
import { mayHaveApp } from "./ask-facebook.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";

describe("whether the Facebook app may be installed", () => {
	it.each([
		["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36", 5, true],
		["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", 5, true],
		["an iPad that calls itself a Mac", MAC, 5, true],
		["a Mac", MAC, 0, false],
		["a Windows computer with a touch screen", "Mozilla/5.0 (Windows NT 10.0; Win64)", 10, false],
	])("on %s", (_device, userAgent, maxTouchPoints, expected) => {
		expect(mayHaveApp({ userAgent, maxTouchPoints })).toBe(expected);
	});
});
