/** How a new trainer makes a fresh site her own, through the admin's forms, one after another. */
import { expect } from "@playwright/test";
import { deliveryDocument } from "../../app/content/documents/delivery.ts";
import { declaredDocuments } from "../../app/content/documents/index.ts";
import { investmentDocument } from "../../app/content/documents/investment.ts";
import { promisesDocument } from "../../app/content/documents/promises.ts";
import { PlainBrowser } from "../support/plain-browser.ts";
import type { Control } from "../support/plain-page.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

/** Her business. It shares no words with the sample. */
export const own = {
	brand: "Quillwort Kennels",
	legalName: "Quillwort Dog Training Co.",
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

/** The title and the description of her picture. */
export const ownPicture = { title: "At the gate", alt: "A shepherd waiting at a gate" } as const;

const isNumber = (control: Control) => control.getAttribute("inputmode") === "numeric";
const isText = ({ type }: Control) => type === "text" || type === "textarea";

/** A person who has never seen the site, using a browser without scripts. */
export class NewTrainer {
	/** The number of texts she has written, which makes each one unique. */
	private written = 0;
	private readonly browser: PlainBrowser;

	constructor(site: string) {
		this.browser = new PlainBrowser(site);
	}

	async signIn(account: { username: string; password: string }) {
		await this.browser.open("/admin");
		this.fill({ Username: account.username, Password: account.password });
		await this.browser.press("Sign in");
		expect(this.browser.path).toBe("/admin");
	}

	private async press(button: string | RegExp, says: string | RegExp) {
		await this.browser.press(button);
		expect(this.browser.says(says), `${this.browser.path} says ${says}`).toBe(true);
	}

	/** Fills in the controls with these labels. */
	private fill(answers: Readonly<Record<string, string>>) {
		for (const [label, answer] of Object.entries(answers)) {
			this.browser.labelled(label).value = answer;
		}
	}

	async saySettings() {
		await this.browser.open("/admin/settings");
		this.fill({
			"Name of the business": own.brand,
			"Registered name": own.legalName,
			"The business in one line": own.tagline,
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
		for (const index of [0, 1, 2, 3, 4, 5]) {
			const [, opens, closes] = this.browser
				.group(`Day ${index + 1}`)
				.filter(({ name }) => name.startsWith("hours."));
			if (!opens || !closes) throw new Error(`There are no hours of day ${index + 1}`);
			opens.value = index === 5 ? "" : "08:00";
			closes.value = index === 5 ? "" : "17:30";
		}
		await this.press("Save", /^Saved/);
	}

	async sayPrices() {
		await this.browser.open("/admin/settings/prices");
		const form = this.browser.formOf("Save");
		const { asked, labelOf } = this.browser.page;
		for (const [index, control] of asked(form).filter(isText).entries()) {
			// A puppy without a price is announced with one of the range.
			const isDefault = labelOf(control).includes("not a number");
			control.value = isDefault ? "2125" : String(2_111 + 10 * index);
		}
		await this.press("Save", /^Saved/);
	}

	async sayMail() {
		await this.browser.open("/admin/settings/mail");
		this.fill({ "Sent from": own.email, "You read it at": "inbox@quillwort.example" });
		await this.press("Save", /^Saved/);
	}

	async addPicture() {
		await this.browser.open("/admin/photos");
		this.fill({ Category: "own" });
		const { name, mimeType, buffer } = await plainPhoto(`${ownPicture.title}.png`, "#335577");
		const file = new File([Uint8Array.from(buffer)], name, { type: mimeType });
		await this.browser.press("Upload", { at: "photos", file });
		await this.browser.open("/admin/photos?category=own");
		await this.browser.open(this.linksTo("/admin/photos/").at(-1) ?? "");
		this.fill({ Title: ownPicture.title, "What the photo shows": ownPicture.alt });
		await this.press("Save photo", `“${ownPicture.title}” was`);
	}

	/** Returns a text of her own to replace a control's value. */
	private instead(label: string, max: number): string {
		this.written += 1;
		if (/price/i.test(label)) return `$${90 + this.written}`;
		return `Valley words ${this.written}`.slice(0, max);
	}

	/** Replaces every text in an admin form, and chooses her picture wherever there is a choice. */
	private async rewrite(path: string, change?: () => void) {
		await this.browser.open(path);
		const { asked, labelOf } = this.browser.page;
		for (const control of asked(this.browser.formOf(/^Save/))) {
			const label = labelOf(control);
			if (control.type === "radio" && label.includes(ownPicture.title)) control.click();
			if (!isText(control) || isNumber(control)) continue;
			if (!control.value || /^Leads to/.test(label)) continue;
			const max = Number(control.getAttribute("maxlength")) || 150;
			const isAddress = /^Address/.test(label);
			if (isAddress) this.written += 1;
			control.value = isAddress ? `valley-${this.written}` : this.instead(label, max);
		}
		change?.();
		await this.press(/^Save/, /^Saved as a draft/);
	}

	/** Returns the addresses of the page's links that start with this. */
	private linksTo(start: string): string[] {
		const links = this.browser.page.document.querySelectorAll(`main a[href^="${start}"]`);
		return [...new Set([...links].flatMap((link) => link.getAttribute("href") ?? []))];
	}

	/** Publishes what a form shows. */
	private async publishForm(path: string) {
		await this.browser.open(path);
		await this.press("Publish", /^Published/);
	}

	/** Rewrites each entry of an admin list, using the entry's own form. */
	private async rewriteList(path: string, entries: string) {
		await this.browser.open(path);
		for (const entry of this.linksTo(entries)) {
			if (!entry.endsWith("/new")) await this.rewrite(entry);
		}
	}

	async sayOffers() {
		for (const list of ["/admin/content/lists/programs", "/admin/content/lists/services"]) {
			await this.rewriteList(list, `${list}/`);
			await this.browser.open(list);
			await this.press("Publish", /published/);
		}
		await this.rewrite("/admin/content/delivery");
		await this.publishForm("/admin/content/delivery");
		await this.rewrite("/admin/content/investment", () =>
			this.fill({
				"A puppy, bought separately": "75",
				"Value of everything together": "170",
			}),
		);
		await this.publishForm("/admin/content/investment");
	}

	/** Adds a testimonial, a review and a story. */
	async sayPraise() {
		for (const kind of ["testimonials", "reviews", "stories"]) {
			await this.browser.open(`/admin/content/lists/${kind}/new`);
			const { asked, labelOf } = this.browser.page;
			const form = this.browser.formOf("Save draft");
			this.browser.named("name", form).value = `Fern of the ${kind}`;
			this.browser.named("text", form).value = `Valley praise: ${kind}.`;
			for (const control of asked(form)) {
				const isHome = control.name === "onHome" && kind !== "stories";
				const isPicture = control.type === "radio" && labelOf(control).includes(ownPicture.title);
				if (control.name === "agreed" || isHome || isPicture) control.click();
			}
			await this.press("Save draft", /^Saved as a draft/);
			await this.press("Publish", /published/);
		}
	}

	/** Rewrites every page of the site that has a form in the admin. */
	async sayPages() {
		// What she promises is numbers, which are the same as the sample's.
		const elsewhere = [deliveryDocument, investmentDocument, promisesDocument].map(
			({ key }) => key,
		);
		for (const { key, editPath } of declaredDocuments) {
			if (elsewhere.includes(key)) continue;
			await this.rewrite(editPath);
			await this.publishForm(editPath);
		}
	}

	/** Adds a page that only her site has. */
	async addPage() {
		await this.browser.open("/admin/content/lists/pages/new");
		this.fill({ Title: "Valley questions" });
		await this.browser.press("Add: Question and answer");
		this.fill({ Question: "Where is it?", Answer: "In the **valley**, at {trainer}’s." });
		const place = this.browser.labelled("Link to the page");
		const choices = [...place.querySelectorAll("option")];
		const both = choices.find(({ text }) => text === "At the top and at the bottom");
		place.value = both?.value ?? "";
		await this.press("Publish", /^Published/);
	}

	async removeSamples() {
		await this.browser.open("/admin/settings/samples");
		await this.press("Remove all sample content", /The sample content was removed/);
		expect(this.browser.says("There is no sample content left")).toBe(true);
	}

	/** Returns the file that copies everything to another site. */
	async exported(): Promise<Buffer> {
		await this.browser.open("/admin/settings/import-export");
		return this.browser.download("Download");
	}

	async import(bytes: Buffer) {
		await this.browser.open("/admin/settings/import-export");
		const at = this.browser.labelled("The file from another site").name;
		const file = new File([Uint8Array.from(bytes)], "business.json", { type: "application/json" });
		await this.browser.press("Show what would change", { at, file });
		await this.browser.press("Import all of it", { at, file });
		expect(this.browser.says(/^Saved/)).toBe(true);
	}

	/** Turns on every automatic email to families. */
	async turnLettersOn() {
		await this.browser.open("/admin/letters");
		const off = () => this.browser.buttons(/^Turn on/).length;
		for (let left = off(); left > 0; left -= 1) {
			await this.browser.press(/^Turn on/);
			expect(off()).toBe(left - 1);
		}
	}

	/** Returns the text of each of her templates in a reply to a family. */
	async templates(family: string): Promise<string[]> {
		await this.browser.open("/admin/families?view=list");
		const links = [...this.browser.page.document.querySelectorAll("main a")];
		const path = links.find((link) => link.textContent?.trim() === family)?.getAttribute("href");
		const answer = `${path}/reply`;
		await this.browser.open(answer);
		const { length } = this.letters();
		expect(length).toBeGreaterThan(0);
		const said: string[] = [];
		for (let index = 0; index < length; index += 1) {
			await this.browser.open(answer);
			const pressed = this.letters()[index];
			if (!pressed) throw new Error("A template is gone");
			this.browser.named("text", pressed.form).value = "";
			await this.browser.send(pressed);
			const text = this.browser.named("text").value;
			expect(text).not.toBe("");
			said.push(text);
		}
		return said;
	}

	/** Returns the buttons of a reply that insert a template. */
	private letters = () =>
		this.browser.buttons(/./).filter(({ button }) => button.getAttribute("name") === "letter");

	async addPuppy() {
		await this.browser.open("/admin/puppies/new");
		this.fill({ Name: "Sorrel", Breed: "Shepherd" });
		this.browser.named("price").value = "$2,155";
		await this.press("Save draft", /was added as a draft/);
		await this.press("Publish", /Visitors see|published/i);
	}
}
