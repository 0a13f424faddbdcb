/** How a new trainer makes a fresh site her own: by the admin's screens, form after form. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

/** Her business. No word of it is the sample's. */
export const own = {
	brand: "Quillwort Kennels",
	tagline: "Steady dogs from the valley",
	trainer: "Ottoline",
	product: "Schooled Pup",
	phone: "(503) 555-0188",
	email: "ottoline@quillwort.example",
	facebook: "https://www.facebook.com/quillwort.example",
	messenger: "https://m.me/quillwort.example",
	instagram: "https://www.instagram.com/quillwort.example",
	city: "Portland",
	region: "OR",
	timeZone: "America/Los_Angeles",
} as const;

/** What her picture is called and shows. */
export const ownPicture = { title: "At the gate", alt: "A shepherd waiting at a gate" } as const;

/** A control of a form as far as somebody who fills it in sees it. */
interface Control {
	name: string;
	value: string;
	label: string;
	isNumber: boolean;
	max: number;
}

/** The controls of a form in which one writes words. */
const controlsOf = (form: Locator): Promise<Control[]> =>
	form.evaluate((element) =>
		[...element.querySelectorAll("input, textarea")].flatMap((control) => {
			const isText = control instanceof HTMLTextAreaElement;
			if (!isText && !(control instanceof HTMLInputElement)) return [];
			if (!isText && control.type !== "text") return [];
			const { name, value, maxLength } = control;
			const label = control.labels?.[0]?.textContent ?? "";
			const isNumber = control.inputMode === "numeric";
			return [{ name, value, label, isNumber, max: maxLength > 0 ? maxLength : 150 }];
		}),
	);

/** Somebody who has never seen the site, with her phone. */
export class NewTrainer {
	/** How many texts she has written: no two are the same. */
	private written = 0;

	constructor(
		private readonly page: Page,
		private readonly site: string,
	) {}

	open(path: string) {
		return this.page.goto(this.site + path);
	}

	async signIn(account: { username: string; password: string }) {
		await this.open("/admin");
		await this.page.getByLabel("Username").fill(account.username);
		await this.page.getByLabel("Password").fill(account.password);
		await this.page.getByRole("button", { name: "Sign in" }).click();
		await expect(this.page).toHaveURL(`${this.site}/admin`);
	}

	private async press(button: string | RegExp, says: string | RegExp) {
		await this.page.getByRole("button", { name: button, exact: true }).click();
		await expect(this.page.getByText(says).first()).toBeVisible();
	}

	private labelled = (label: string) =>
		this.page.getByLabel(new RegExp(`^${label}(?: \\(.*\\))?$`)).first();

	/** Writes into the controls of these labels. */
	async fill(answers: Readonly<Record<string, string>>) {
		for (const [label, answer] of Object.entries(answers)) await this.labelled(label).fill(answer);
	}

	async saySettings() {
		await this.open("/admin/settings");
		await this.fill({
			"Name of the business": own.brand,
			"In one line": own.tagline,
			"First name of the trainer": own.trainer,
			"What you call a puppy you sell": own.product,
			Phone: own.phone,
			Email: own.email,
			"Facebook page": own.facebook,
			Messenger: own.messenger,
			Instagram: own.instagram,
			City: own.city,
			State: own.region,
			"Time zone": own.timeZone,
		});
		for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]) {
			const hours = this.page.getByRole("group", { name: day });
			const isShort = day === "Saturday";
			await hours.getByLabel("Opens").fill(isShort ? "" : "08:00");
			await hours.getByLabel("Closes").fill(isShort ? "" : "17:30");
		}
		await this.press("Save", /^Saved/);
	}

	async sayPrices() {
		await this.open("/admin/settings/prices");
		const form = this.page.locator("form#prices");
		for (const [index, { name }] of (await controlsOf(form)).entries()) {
			await form.locator(`[name="${name}"]`).fill(String(2_111 + 10 * index));
		}
		await this.press("Save", /^Saved/);
	}

	async sayMail() {
		await this.open("/admin/settings/mail");
		await this.fill({ "Sent from": own.email, "You read it at": "inbox@quillwort.example" });
		await this.press("Save", /^Saved/);
	}

	async addPicture() {
		await this.open("/admin/photos");
		await this.page.getByLabel("Category", { exact: true }).fill("own");
		await this.page
			.locator("input[type=file]")
			.setInputFiles([await plainPhoto(`${ownPicture.title}.png`, "#335577")]);
		if (test.info().project.use.javaScriptEnabled === false) {
			await this.page.getByRole("button", { name: "Upload" }).click();
		}
		await expect(this.page.getByRole("link", { name: /^own/ }).first()).toBeVisible();
		await this.open("/admin/photos?category=own");
		await this.page.getByRole("main").getByRole("listitem").getByRole("link").last().click();
		await this.fill({ Title: ownPicture.title, "What the photo shows": ownPicture.alt });
		await this.press("Save photo", `“${ownPicture.title}” was`);
	}

	/** Something of her own in place of what stands in a control. */
	private instead({ label, value, isNumber, max }: Control): string {
		this.written += 1;
		if (isNumber) return value;
		if (/price/i.test(label)) return `$${90 + this.written}`;
		return `Valley words ${this.written}`.slice(0, max);
	}

	/** Writes anew what a form of the admin begins with, and chooses her picture wherever one can be. */
	private async rewrite(path: string, change?: (form: Locator) => Promise<void>) {
		await this.open(path);
		const form = this.page
			.locator("form")
			.filter({ has: this.page.getByRole("button", { name: /^Save/ }) });
		for (const control of await controlsOf(form)) {
			const isKept = !control.value || /^Leads to/.test(control.label);
			if (isKept || control.isNumber) continue;
			if (/^Address/.test(control.label)) {
				this.written += 1;
				await form.locator(`[name="${control.name}"]`).fill(`valley-${this.written}`);
				continue;
			}
			await form.locator(`[name="${control.name}"]`).fill(this.instead(control));
		}
		for (const choice of await form.getByRole("radio", { name: ownPicture.title }).all()) {
			await choice.check();
		}
		await change?.(form);
		await this.press(/^Save/, /^Saved as a draft/);
	}

	/** Where links of a page lead that begin so. */
	private linksTo = (start: string) =>
		this.page
			.getByRole("main")
			.locator(`a[href^="${start}"]`)
			.evaluateAll((links) => [
				...new Set(links.flatMap((link) => link.getAttribute("href") ?? [])),
			]);

	/** Has visitors read what she wrote. */
	private async publish(path: string) {
		await this.open(path);
		await this.press("Publish now", "Visitors read what you wrote.");
	}

	/** Rewrites a list of the admin: each entry by a form of its own. */
	private async rewriteList(path: string, entries: string) {
		await this.open(path);
		for (const entry of await this.linksTo(entries)) await this.rewrite(entry);
	}

	async sayOffers() {
		await this.rewriteList("/admin/content/programs", "/admin/content/programs/edit/");
		await this.rewrite("/admin/content/programs/overview");
		await this.rewriteList("/admin/content/services", "/admin/content/services/edit/");
		await this.publish("/admin/content/programs");
		await this.rewrite("/admin/content/delivery");
		await this.publish("/admin/content/delivery");
		await this.rewrite("/admin/content/investment", async () => {
			await this.fill({
				"A puppy, bought separately": "75",
				"Value of everything together": "170",
			});
		});
		await this.publish("/admin/content/investment");
	}

	async sayPeople() {
		await this.rewriteList("/admin/content/people", "/admin/content/people/page/");
		await this.publish("/admin/content/people");
	}

	/** A testimonial, a review and a story, in place of the sample's. */
	async sayPraise() {
		for (const kind of ["testimonials", "reviews", "stories"]) {
			await this.open(`/admin/content/praise/${kind}/new`);
			const { page } = this;
			await page.locator('[name="name"]').fill(`Fern of the ${kind}`);
			await page.locator('[name="words"]').fill(`Valley praise: ${kind}.`);
			await page.locator('[name="agreed"]').check();
			if (kind !== "stories") await page.locator('[name="onHome"]').check();
			await page.getByRole("radio", { name: ownPicture.title }).check();
			await this.press("Save as a draft", /^Saved as a draft/);
			// The toast may still be that of what was saved before.
			const samples = page.getByRole("button", { name: "Delete the sample" });
			await samples.click();
			await expect(samples).toBeHidden();
			await this.publish(`/admin/content/praise/${kind}`);
		}
	}

	/** Every page of the site's own of which the admin has a form. */
	async sayPages() {
		await this.open("/admin/content");
		for (const path of await this.linksTo("/admin/content/texts/")) {
			await this.rewrite(path);
			await this.publish(path);
		}
	}

	/** A page that only her site has. */
	async addPage() {
		await this.open("/admin/content/pages");
		await this.labelled("Title").fill("Valley questions");
		await this.page.getByRole("button", { name: "Add the page" }).click();
		await expect(this.page.getByRole("heading", { level: 1 })).toHaveText("Valley questions");
		const editor = new URL(this.page.url()).pathname;
		await this.page.getByRole("button", { name: "Question and answer" }).click();
		await this.fill({ Question: "Where is it?", Answer: "In the **valley**, at {trainer}’s." });
		await this.press("Save draft", /^Saved as a draft/);
		await this.open(editor);
		await this.page.getByLabel("Link to the page").selectOption("At the top and at the bottom");
		await this.press("Save draft", /^Saved as a draft/);
		await this.publish(editor);
	}

	async removeSamples() {
		await this.open("/admin/settings/samples");
		await this.press("Remove all sample content", /The sample content is removed/);
		await expect(this.page.getByText("Nothing of the sample is left")).toBeVisible();
	}

	/** The file by which everything is carried to another site. */
	async exported(): Promise<Buffer> {
		await this.open("/admin/settings/import-export");
		const [download] = await Promise.all([
			this.page.waitForEvent("download"),
			this.page.getByRole("button", { name: "Download" }).click(),
		]);
		return readFile(await download.path());
	}

	async import(file: Buffer) {
		await this.open("/admin/settings/import-export");
		await this.page
			.getByLabel("The file from another site")
			.setInputFiles({ name: "business.json", mimeType: "application/json", buffer: file });
		await this.page.getByRole("button", { name: "Show what would change" }).click();
		await this.press("Take all of it over", /^Saved/);
	}

	/** Has the site write to families by itself wherever it can. */
	async turnLettersOn() {
		await this.open("/admin/letters");
		const off = this.page.getByRole("button", { name: /^Turn on/ });
		for (let left = await off.count(); left > 0; left -= 1) {
			await off.first().click();
			await expect(off).toHaveCount(left - 1);
		}
	}

	/** What each of her templates says in an answer to a family. */
	async templates(family: string): Promise<string[]> {
		await this.open("/admin/families");
		await this.page.getByRole("link", { name: family }).first().click();
		await this.page
			.getByRole("link", { name: /^(Reply|Answer)/ })
			.first()
			.click();
		const answer = this.page.locator('form#reply textarea[name="text"]');
		const buttons = this.page.locator('form#reply button[name="intent"][value^="letter"]');
		await expect(buttons.first()).toBeVisible();
		const said: string[] = [];
		for (let index = 0; index < (await buttons.count()); index += 1) {
			await answer.fill("");
			await buttons.nth(index).click();
			await expect(answer).not.toHaveValue("");
			said.push(await answer.inputValue());
		}
		return said;
	}

	async addPuppy() {
		await this.open("/admin/puppies/new");
		await this.fill({ Name: "Sorrel", Breed: "Shepherd" });
		await this.page.locator('[name="price"]').fill("$2,155");
		await this.press("Save draft", /was added as a draft/);
		await this.press("Publish", /Visitors see|published/i);
	}
}
