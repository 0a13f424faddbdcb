/** Takes the pictures for the trainer's guide, which show screens of the admin on a phone. */
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { pictureSize } from "../../app/admin/guide/picture-size.ts";
import { freePort } from "../../scripts/free-port.mjs";
import { adminPassword } from "./accounts.ts";
import { startSampleSite } from "./sample-site.ts";

const folder = "docs/guide/pictures";
/** Image pixels for each CSS pixel, and the WebP quality. */
const SHARPNESS = 1.5;
const QUALITY = 60;
/** Maximum size in bytes of all pictures together, because they are part of every download of the project. */
const ALL_MAX = 1024 * 1024;
/** Pixels of the screen kept above the heading that a picture starts with. */
const ABOVE = 24;

interface Screen {
	/** The task that the picture shows. The file is named after it. */
	task: string;
	path: string;
	/** The heading at the top of the picture. Without it, the picture starts at the top of the page. */
	from?: string;
	/** Prepares the page before the picture is taken. */
	before?: (page: Page) => Promise<void>;
}

const saveDraft = async (page: Page) => {
	await page.getByRole("button", { name: "Save draft" }).click();
	await page.getByText("There is a draft, which only you see.").waitFor();
};

/** Sends a message from the contact form, and shows the page again. */
const write = async (page: Page) => {
	const { origin } = new URL(page.url());
	await page.request.post(`${origin}/contact-us?puppy=juniper`, {
		form: {
			name: "Dana Whitfield",
			email: "dana@example.com",
			phone_number: "(828) 555-0142",
			message: "Is Juniper still looking for a family? We have two children and a quiet cat.",
			submission_key: crypto.randomUUID(),
		},
		headers: { Origin: origin },
	});
	await page.reload();
};

const screens: readonly Screen[] = [
	{
		task: "see-what-today-needs",
		path: "/admin",
		from: "Waiting for an answer",
		before: write,
	},
	{ task: "answer-a-family", path: "/admin/families/1/reply" },
	{ task: "note-a-call", path: "/admin/families/1/contacted" },
	{ task: "find-a-message", path: "/admin/families/messages" },
	{ task: "keep-the-waiting-list", path: "/admin/waiting-list" },
	{ task: "reserve-a-puppy", path: "/admin/reservations/new" },
	{ task: "plan-your-calendar", path: "/admin/calendar" },
	{ task: "follow-the-money", path: "/admin/figures" },
	{ task: "write-your-letters", path: "/admin/letters" },
	{ task: "the-first-hour", path: "/admin/first-steps" },
	{ task: "say-who-you-are", path: "/admin/settings", from: "Names" },
	{ task: "say-when-you-can-be-called", path: "/admin/settings", from: "Opening hours" },
	{ task: "say-where-email-comes-from", path: "/admin/settings/mail" },
	{ task: "change-prices", path: "/admin/settings/prices" },
	{ task: "add-a-picture", path: "/admin/photos" },
	{ task: "change-a-text-or-a-picture", path: "/admin/site?section=home.about" },
	{
		task: "publish-something-later",
		path: "/admin/content/choosing",
		async before(page) {
			await page.getByLabel(/^Title/).fill("How to choose your puppy");
			await saveDraft(page);
			await page.getByText("Publish later").click();
			await page.getByLabel("Publish at").fill("2030-05-01T07:00");
		},
	},
	{
		task: "go-back-to-earlier-words",
		path: "/admin/content/choosing",
		async before(page) {
			await page.getByRole("button", { name: "Publish", exact: true }).click();
			await page.getByText(/^Published/).waitFor();
			await page.getByRole("link", { name: "History", exact: true }).first().click();
			await page.getByRole("heading", { level: 1, name: /History/ }).waitFor();
		},
	},
	{ task: "say-what-you-offer", path: "/admin/content/lists/programs" },
	{ task: "show-praise", path: "/admin/content/lists/testimonials" },
	{ task: "tell-who-works-here", path: "/admin/content/people" },
	{
		task: "make-a-page-of-your-own",
		path: "/admin/content/lists/pages/new",
		async before(page) {
			await page.getByLabel("Title", { exact: true }).fill("Health and guarantee");
			await page.getByRole("button", { name: "Add: Question and answer" }).click();
			await page
				.getByRole("textbox", { name: "Question" })
				.fill("How long does the guarantee last?");
			await page
				.getByRole("textbox", { name: "Answer" })
				.fill("Two years from the day your puppy comes home.");
		},
	},
	{ task: "add-a-puppy", path: "/admin/puppies/new" },
	{ task: "add-a-litter", path: "/admin/puppies/litter", from: "Puppies" },
	{ task: "remove-the-sample-content", path: "/admin/settings/samples" },
	{ task: "carry-everything-to-another-site", path: "/admin/settings/import-export" },
];

async function take(page: Page, origin: string, { task, path, from, before }: Screen) {
	await page.goto(origin + path);
	await before?.(page);
	await page.waitForLoadState("networkidle");
	// Hides the confirmation of a save, which would otherwise disappear at some random moment.
	await page.addStyleTag({ content: "[role=status] { visibility: hidden }" });
	// Scrolls last, because a page that is still loading restores its earlier position.
	if (from) {
		const top = page.getByRole("heading", { name: from });
		await top.evaluate((heading, above) => {
			scrollTo({ top: heading.getBoundingClientRect().top + scrollY - above, behavior: "instant" });
		}, ABOVE);
	}
	const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
	const file = join(folder, `${task}.webp`);
	await sharp(shot).webp({ quality: QUALITY, effort: 6 }).toFile(file);
	return statSync(file).size;
}

const port = await freePort();
const stop = await startSampleSite(port, { ADMIN_PASSWORD: adminPassword });
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM_PATH || undefined,
	args: ["--no-sandbox"],
});
try {
	mkdirSync(folder, { recursive: true });
	const origin = `http://localhost:${port}`;
	const page = await browser.newPage({
		viewport: pictureSize,
		deviceScaleFactor: SHARPNESS,
		isMobile: true,
		hasTouch: true,
		reducedMotion: "reduce",
		bypassCSP: true,
	});
	await page.goto(`${origin}/admin`);
	await page.getByLabel("Username").fill("admin");
	await page.getByLabel("Password").fill(adminPassword);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL(`${origin}/admin`);
	let all = 0;
	for (const screen of screens) all += await take(page, origin, screen);
	console.log(`${screens.length} pictures, ${Math.round(all / 1024)} kB`);
	if (all > ALL_MAX) throw new Error(`The guide's pictures may have ${ALL_MAX / 1024} kB`);
} finally {
	await browser.close();
	await stop();
}
