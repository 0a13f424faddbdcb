/** Tests the first hour of a new trainer, on a site of her own, because its steps change every page. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { copySampleData } from "../support/sample-data.ts";
import { startSampleSite } from "../support/sample-site.ts";
import { admin } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

let site: string;
let stop: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), "first-steps-"));

test.beforeAll(async () => {
	const port = await freePort();
	await copySampleData(folder);
	site = `http://localhost:${port}`;
	stop = await startSampleSite(port, { DATA_DIR: folder });
});
test.afterAll(async () => {
	await stop();
	rmSync(folder, { recursive: true, force: true });
});

test("a new trainer goes from Today through every step to her site, which she publishes", async ({
	page,
}) => {
	const next = page.getByRole("button", { name: "Save and go on", exact: true });
	const isAt = (place: number, title: string) =>
		test.step(title, async () => {
			await expect(page.getByText(`Step ${place} of 9`, { exact: true })).toBeVisible();
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
			// The other forms have the same kinds of controls.
			await expectGoodPage(page, { isScanned: [3, 5, 9].includes(place) });
		});
	await page.request.post(`${site}/admin/login`, { form: admin, headers: { Origin: site } });
	await page.goto(`${site}/admin`);
	await expect(page.getByText("0 of 9 done", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Go on: Your name" }).click();

	await isAt(1, "Your name");
	await page.getByLabel("Name of the business").fill("Quillwort Kennels");
	await page.getByLabel("First name of the trainer").fill("Ottoline");
	await next.click();
	await isAt(2, "Your phone number");
	await page.getByLabel("Phone").fill("(503) 555-0188");
	await next.click();
	await isAt(3, "Your picture");
	await page.getByLabel("Add a new picture").setInputFiles(await plainPhoto("at-the-gate.png"));
	await expect(page.getByText("It is chosen.")).toBeVisible({ timeout: 60_000 });
	await next.click();
	await isAt(4, "Your logo");
	await page.getByRole("link", { name: "Skip", exact: true }).click();
	await isAt(5, "Your place and hours");
	await page.getByLabel("City").fill("Portland");
	await next.click();
	await isAt(6, "Your promises");
	await page.getByLabel("Weeks of training").fill("10");
	await next.click();
	await isAt(7, "Your breeds");
	await next.click();
	await isAt(8, "Your prices");
	await page.getByLabel("Consultation").fill("55");
	await next.click();

	await isAt(9, "This is your site");
	await expect(page.frameLocator("iframe").getByText("Quillwort Kennels").first()).toBeVisible();
	await page.getByRole("button", { name: "Publish all of it" }).click();
	await expect(page.getByText("Everything is published.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Add a puppy" })).toBeVisible();
	await page.goto(`${site}/admin`);
	await expect(page.getByText("7 of 9 done", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: "Go on: Your logo" }).click();
	await isAt(4, "Your logo");
});
