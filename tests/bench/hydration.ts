/**
 * How long a phone takes from the visitor's first act until React answers, and the longest task on
 * the way: Chromium with a processor four times slower and a line of 1.6 Mbit/s and 150 ms, cold
 * cache, the sample data. Medians of as many loads of each page as RUNS says.
 */
import { chromium, type Page } from "@playwright/test";
import { startSampleSite } from "../support/sample-site.ts";

const PORT = 3197;
const RUNS = Number(process.env.RUNS ?? 5);
const pages = [
	"/",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale/juniper",
	"/contact-us",
	"/choosing-your-puppy",
];
/** Milliseconds that hydration and its longest task may take. */
const LIMITS = { hydrated: 1_500, longestTask: 100 };

const phone = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER = 4;
/** Milliseconds without a request after which a page has come to rest. */
const REST = 1_000;

/** Resolves with the milliseconds from a key press to the hydrated page, and its longest task. */
async function hydrate(page: Page) {
	await page.waitForLoadState("load");
	await page.waitForTimeout(REST);
	// Playwright puts its own script into the page with the first locator: a task of up to 100 ms.
	await page.locator("html").waitFor({ state: "attached" });
	await page.evaluate(() => {
		addEventListener("keydown", () => performance.mark("act"), { capture: true, once: true });
		new MutationObserver(() => performance.mark("hydrated")).observe(document.documentElement, {
			attributeFilter: ["data-hydrated"],
		});
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) {
				const most = Number(document.documentElement.dataset.task ?? 0);
				document.documentElement.dataset.task = String(Math.max(most, duration));
			}
		}).observe({ type: "longtask" });
	});
	await page.keyboard.press("Shift");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.waitForTimeout(REST);
	return page.evaluate(() => {
		const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
		return {
			hydrated: at("hydrated") - at("act"),
			longestTask: Number(document.documentElement.dataset.task ?? 0),
		};
	});
}

const median = (numbers: number[]) =>
	Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN);

const stopSite = await startSampleSite(PORT);
const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH || undefined,
	args: ["--no-sandbox", "--disable-quic"],
});

const rows: { page: string; hydrated: number; longestTask: number }[] = [];
for (const path of pages) {
	const seen: { hydrated: number; longestTask: number }[] = [];
	for (let run = 0; run < RUNS; run++) {
		const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", { offline: false, ...phone });
		await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
		await page.goto(`http://localhost:${PORT}${path}`);
		seen.push(await hydrate(page));
		await context.close();
	}
	rows.push({
		page: path,
		hydrated: median(seen.map((one) => one.hydrated)),
		longestTask: median(seen.map((one) => one.longestTask)),
	});
}
await browser.close();
await stopSite();

console.table(rows);
const missed = rows.filter(
	({ hydrated, longestTask }) => hydrated > LIMITS.hydrated || longestTask > LIMITS.longestTask,
);
for (const { page } of missed) console.error(`${page} is over a limit: ${JSON.stringify(LIMITS)}`);
process.exitCode = missed.length > 0 ? 1 : 0;
