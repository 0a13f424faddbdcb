/**
 * Runs Lighthouse on every type of page of the built site with the sample data. The result is the median
 * of RUNS runs of each page.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startSampleSite } from "./sample-site.ts";

const PORT = 3196;
const pages = [
	"/",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale/juniper",
	"/trained-puppies-for-sale/otis",
	"/choosing-your-puppy",
	"/training-programs/board-and-train-puppy",
	"/meet-the-trainer/zeta",
	"/testimonials",
	"/videos",
	"/contact-us",
];
const RUNS = Number(process.env.RUNS ?? 5);
/** Minimum score in each category, out of 100. */
const wanted = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };

/** Maximum layout shift while a page loads (cumulative layout shift). */
const SHIFT_MOST = 0.02;

const stopSite = await startSampleSite(PORT);
const chrome = await launch({
	chromePath: process.env.CHROME_PATH || undefined,
	chromeFlags: ["--headless=new", "--no-sandbox", "--disable-quic"],
});

const reportOf = async (page: string) => {
	const result = await lighthouse(`http://localhost:${PORT}${page}`, {
		port: chrome.port,
		logLevel: "silent",
	});
	return result?.lhr;
};
/** A run whose trace Chromium lost has no scores. That is no failure of the page, so the run is repeated. */
const isWhole = ({ categories }: Report) =>
	Object.keys(wanted).every((name) => typeof categories[name]?.score === "number");

type Report = NonNullable<Awaited<ReturnType<typeof reportOf>>>;

async function wholeReport(page: string): Promise<Report> {
	for (let run = 1; run <= 3; run++) {
		const report = await reportOf(page);
		if (report && isWhole(report)) return report;
	}
	throw new Error(`Lighthouse gave no scores for ${page}`);
}

const median = (values: readonly number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const scoreIn = ({ categories }: Report, name: string) =>
	Math.round((categories[name]?.score ?? 0) * 100);
const measureIn = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? 0;

/** Returns the audits that cost a page points. */
const lostIn = ({ categories, audits }: Report, name: string) =>
	categories[name]?.auditRefs
		.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
		.map(({ id }) => id)
		.join(", ");

const rows = [];
const missed: string[] = [];
try {
	for (const page of pages) {
		const reports: Report[] = [];
		for (let run = 1; run <= RUNS; run++) reports.push(await wholeReport(page));
		const middle = (of: (report: Report) => number) => median(reports.map(of));
		const scores = Object.entries(wanted).map(([name, least]) => {
			const score = middle((report) => scoreIn(report, name));
			if (score < least) {
				const lost = reports.map((report) => lostIn(report, name)).filter(Boolean);
				missed.push(`${page}: ${name} ${score}, least ${least} (${lost.join("; ")})`);
			}
			return [name, score];
		});
		const shift = middle((report) => measureIn(report, "cumulative-layout-shift"));
		if (shift > SHIFT_MOST) missed.push(`${page}: layout shift ${shift}, most ${SHIFT_MOST}`);
		rows.push({
			page,
			...Object.fromEntries(scores),
			"largest paint, ms": Math.round(
				middle((report) => measureIn(report, "largest-contentful-paint")),
			),
			shift: Number(shift.toFixed(4)),
		});
	}
} finally {
	chrome.kill();
	await stopSite();
}
console.table(rows);
for (const line of missed) console.error(line);
process.exit(missed.length > 0 ? 1 : 0);
