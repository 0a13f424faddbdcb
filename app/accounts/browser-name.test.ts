import { expect, test } from "vitest";
import { browserName } from "./sessions.server.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[
		"Safari on iPhone",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
	],
	[
		"Safari on Mac",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
	],
	[
		"Chrome on Windows",
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
	],
	[
		"Edge on Windows",
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
	],
	[
		"Chrome on Android",
		`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
	],
	[
		"Samsung Internet on Android",
		`Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
	],
	["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
	["A browser on Linux", "Linux"],
	["A browser", ""],
	["A browser", "<script>alert(1)</script>"],
])("%s is recognized", (name, userAgent) => {
	expect(browserName(userAgent)).toBe(name);
});
