/**
 * Measures how long a phone takes from the visitor's first action until React responds, and the longest task
 * in between. Chromium runs with a processor four times slower, a connection of 1.6 Mbit/s and 150 ms, a cold
 * cache, and the sample data. The results are medians of RUNS loads of each page.
 */
import { setTimeout as pause } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { startSampleSite } from "../support/sample-site.ts";
import { openTab, type Tab } from "./tab.ts";

const PORT = 3197;
const RUNS = Number(process.env.RUNS ?? 5);
const pages = [
	"/",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale/juniper",
	"/contact-us",
	"/choosing-your-puppy",
];
/** Maximum milliseconds for hydration and for its longest task. */
const LIMITS = { hydrated: 1_500, longestTask: 100 };

const phone = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER = 4;
/** Milliseconds without a request after which a page counts as settled. */
const REST = 1_000;

/**
 * Runs in the page: marks the first action and the hydrated page, and records the
 * longest task after the action.
 */
function watch() {
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
}

/** Runs in the page: returns the milliseconds from the action to the hydrated page, and the longest task. */
function read() {
	const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
	return {
		hydrated: at("hydrated") - at("act"),
		longestTask: Number(document.documentElement.dataset.task ?? 0),
	};
}

type Measured = ReturnType<typeof read>;

async function until(tab: Tab, isSo: () => boolean) {
	while (!(await tab.evaluate(isSo))) await pause(100);
}

async function hydrate(tab: Tab): Promise<Measured> {
	await until(tab, () => document.readyState === "complete" && location.protocol === "http:");
	await pause(REST);
	await tab.evaluate(watch);
	await tab.session.send("Input.dispatchKeyEvent", { type: "keyDown", key: "Shift" });
	await tab.session.send("Input.dispatchKeyEvent", { type: "keyUp", key: "Shift" });
	await until(tab, () => document.documentElement.hasAttribute("data-hydrated"));
	await pause(REST);
	return tab.evaluate(read);
}

const median = (numbers: number[]) =>
	Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN);

const stopSite = await startSampleSite(PORT);
const browser = await puppeteer.launch({
	executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-quic"],
	defaultViewport: null,
});

const rows: { page: string; hydrated: number; longestTask: number }[] = [];
for (const path of pages) {
	const seen: Measured[] = [];
	for (let run = 0; run < RUNS; run++) {
		const tab = await openTab(browser, { width: 412, height: 823 });
		await tab.session.send("Network.enable");
		await tab.session.send("Network.emulateNetworkConditions", { offline: false, ...phone });
		await tab.session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
		await tab.session.send("Page.navigate", { url: `http://localhost:${PORT}${path}` });
		seen.push(await hydrate(tab));
		await tab.close();
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
