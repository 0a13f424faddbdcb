/** Tests how a new trainer makes a fresh site her own, and copies it to another one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { adminPassword } from "../support/accounts.ts";
import { PlainBrowser } from "../support/plain-browser.ts";
import { copySampleData } from "../support/sample-data.ts";
import { startSampleSite } from "../support/sample-site.ts";
import { type FakeSendGrid, startSendGrid } from "../support/sendgrid.ts";
import { isQuick } from "./contacts.ts";
import { crawl, found, withoutMoment } from "./crawl.ts";
import { expect, test } from "./fixtures.ts";
import { NewTrainer, own } from "./own-site.ts";
import { sampleNames, samplePictures, sampleSentences } from "./sample-words.ts";

// Sends about sixty forms without scripts, which takes a busy machine a while.
test.slow();

const account = { username: "admin", password: adminPassword };
const sample = { names: sampleNames, sentences: sampleSentences, pictures: samplePictures };

const apiKey = "SG.own-site";

/** Starts two sites as a first start leaves them, and an imitation of SendGrid. */
async function freshSites() {
	const mail = await startSendGrid({ apiKey });
	const folder = mkdtempSync(join(tmpdir(), "own-site-"));
	const start = async (name: string) => {
		const port = await freePort();
		await copySampleData(join(folder, name));
		const stop = await startSampleSite(port, {
			DATA_DIR: join(folder, name),
			ADMIN_PASSWORD: adminPassword,
			TRUST_PROXY: "1",
			SENDGRID_API_KEY: apiKey,
			SENDGRID_BASE_URL: mail.url,
		});
		return { site: `http://localhost:${port}`, stop };
	};
	const [first, second] = [await start("first"), await start("second")];
	const stop = async () => {
		await Promise.all([first.stop(), second.stop(), mail.stop()]);
		rmSync(folder, { recursive: true, force: true });
	};
	return { first: first.site, second: second.site, mail, stop };
}

const family = { name: "Ines", email: "ines@example.org", message: "Is there a puppy for us?" };

/** Sends the form of a page as a person does, who takes a few seconds to fill it in. */
async function sendForm(visitor: PlainBrowser, path: string, values: Record<string, string>) {
	await visitor.open(path);
	// The button is found by its form, because its text is hers.
	const button = visitor.buttons(/./).find(({ form }) => form.closest("main"));
	if (!button) throw new Error(`${path} has no form`);
	for (const [name, value] of Object.entries(values)) {
		visitor.named(name, button.form).value = value;
	}
	const opened = visitor.page.sending(button.form, button.button).body.get("form_opened");
	await expect.poll(() => isQuick(String(opened))).toBe(false);
	await visitor.send(button);
}

/**
 * Returns the emails that she and a family get when the family writes, joins the waiting list and confirms.
 */
async function emails(site: string, mail: FakeSendGrid) {
	const visitor = new PlainBrowser(site);
	const { name, email, message } = family;
	await sendForm(visitor, "/contact-us", { name, email, message, phone_number: "555 014 0177" });
	await mail.arrived(2);
	await sendForm(visitor, "/waiting-list", { name, email });
	await mail.arrived(3);
	const link = /\/waiting-list\/confirm\/[\w/-]+/.exec(mail.received.at(-1)?.text ?? "")?.[0];
	await visitor.open(link ?? "/no-link-in-the-email");
	await visitor.press("Yes, put me on the list");
	await mail.arrived(4);
	return mail.received;
}

test("a fresh site becomes entirely hers, and its file makes another site the same", async () => {
	const { first, second, mail, stop } = await freshSites();
	try {
		const trainer = new NewTrainer(first);
		await test.step("her business and her pictures", async () => {
			await trainer.signIn(account);
			await trainer.saySettings();
			await trainer.sayPrices();
			await trainer.sayMail();
			await trainer.addPicture();
		});
		await test.step("every text, and every picture in it", async () => {
			await trainer.sayOffers();
			await trainer.sayPraise();
			await trainer.sayPages();
			await trainer.addPage();
		});
		await trainer.removeSamples();
		const said = await crawl(first);

		await test.step("nothing is left of the sample, not even in an email", async () => {
			expect(found(said, sample)).toEqual([]);
			const named = [...said.keys()].filter((path) =>
				/zeta|^\/training-programs\/(?!valley-)/.test(path),
			);
			expect(named).toEqual([]);
			await trainer.turnLettersOn();
			const sent = await emails(first, mail);
			const texts = sent.map((one) => [`to ${one.to}`, Object.values(one).join("\n")] as const);
			expect(found(new Map(texts), sample)).toEqual([]);
			for (const { from } of sent) expect(from).toBe(own.email);
			const to = sent.map((one) => one.to);
			expect(to.filter((address) => address === "inbox@quillwort.example")).toHaveLength(1);
			expect(to.filter((address) => address === family.email)).toHaveLength(3);
			const written = await trainer.templates(family.name);
			const words = written.map((text, index) => [`template ${index + 1}`, text] as const);
			expect(found(new Map(words), sample)).toEqual([]);
		});

		await test.step("the file makes another fresh site the same", async () => {
			const file = await trainer.exported();
			const other = new NewTrainer(second);
			await other.signIn(account);
			await other.import(file);
			await other.removeSamples();
			const there = withoutMoment(second, await crawl(second));
			const here = withoutMoment(first, said);
			expect([...there.keys()].toSorted()).toEqual([...here.keys()].toSorted());
			for (const [path, text] of here) expect(there.get(path), path).toBe(text);
		});

		await test.step("her first puppy is the only one", async () => {
			await trainer.addPuppy();
			expect(found(await crawl(first), sample)).toEqual([]);
		});
	} finally {
		await stop();
	}
});
