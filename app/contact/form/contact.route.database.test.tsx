import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { readFlash } from "~/platform/forms/flash.server.ts";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import { openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { beforeWriting, hideTable } from "../../../tests/support/broken-database.ts";
import { chosenIn, controlsIn } from "../../../tests/support/browser.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { documentOf, linksIn, screenOf, within } from "../../../tests/support/document.ts";
import { anyAddress } from "../../../tests/support/messages.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { onBehalfOf } from "../../../tests/support/visitor.ts";
import { action, loader, MessageSent } from "./contact.route.tsx";
import { ContactForm } from "./contact-form.tsx";

const answers = {
	name: "Dana Pruitt",
	email: "dana@example.com",
	phone_number: "(555) 014-0177",
	message: "Is Fig <b>still</b> available?",
	breed_preferences: "Goldendoodle",
	inspiration_source: "",
	referral_source: "",
	[hiddenFields.honeypot]: "",
	submission_key: crypto.randomUUID(),
};

const argumentsFor = (path: string, init?: RequestInit) => {
	const url = new URL(path, "http://localhost");
	return {
		request: new Request(url, init),
		url,
		params: {},
		pattern: "/contact-us",
		context: new RouterContextProvider(),
	} as const;
};

const open = (path = "/contact-us") => loader(argumentsFor(path));

const send = (fields: Record<string, string>, path = "/contact-us", from = anyAddress()) =>
	onBehalfOf(from, () =>
		action(argumentsFor(path, { method: "POST", body: new URLSearchParams(fields) })),
	);

/** Sends a form that is not accepted. Returns the status and the HTML of the form that comes back. */
async function refusal(fields: Record<string, string>) {
	const answer = await send(fields);
	if (answer instanceof Response) throw new Error("It was accepted");
	const html = renderInRoute(<ContactForm {...(await open())} />, answer.data);
	return { status: answer.init?.status, html };
}

beforeEach(async () => {
	await freshDatabase();
});

describe("the contact form", () => {
	test("leaves the first check to the browser, and shows no problems before it", async () => {
		const html = renderInRoute(<ContactForm {...(await open())} />);
		const form = documentOf(html);
		expect(form.querySelector("[novalidate], [role=alert], [aria-invalid]")).toBeNull();
		expect(form.querySelectorAll("[required]")).toHaveLength(4);
		expect(form.querySelector("[type=email]")).not.toBeNull();
	});

	test("has a new submission key each time it is opened", async () => {
		expect((await open()).submissionKey).not.toBe((await open()).submissionKey);
	});

	test("starts the message about the puppy it was opened for, and stores the puppy", async () => {
		await addPuppy({ name: "Fig" });
		const opened = await open("/contact-us?puppy=fig");
		expect(opened.opening).toBe("Hi Maren, I would like to ask about Fig.");
		expect(renderInRoute(<ContactForm {...opened} />)).toContain(opened.opening);
		await send(answers, opened.action);
		expect(await database.contact.findMany()).toMatchObject([{ puppyName: "Fig" }]);
	});

	test("shows the first photo of the puppy it was opened for", async () => {
		const { id } = await addPuppy({ name: "Fig" });
		for (const [name, position] of [
			["fig-second", 1],
			["fig-first", 0],
		] as const) {
			const row = {
				puppyId: id,
				name,
				position,
				alt: "",
				width: 800,
				height: 600,
				color: "#335577",
			};
			await database.photo.create({ data: row });
		}
		const { about } = await open("/contact-us?puppy=fig");
		expect(about?.picture?.src).toContain("fig-first");
	});

	test.each(["nobody", "", "%00", "%F0", "a".repeat(2_000), "fig&puppy=fig"])(
		"is empty for a puppy that doesn't exist (%s)",
		async (path) => {
			expect((await open(`/contact-us?puppy=${path}`)).opening).toBe("");
			expect(await send(answers, `/contact-us?puppy=${path}`)).toHaveProperty("status", 303);
			expect(await database.contact.count()).toBe(1);
		},
	);

	test("leads to a page that confirms the message, even after a reload", async () => {
		await addPuppy({ name: "Fig" });
		const answer = await send(answers, "/contact-us?puppy=fig");
		if (!(answer instanceof Response)) throw new Error("It was refused");
		const next = answer.headers.get("Location") ?? "";
		for (const _visit of ["first", "again"]) {
			const { state, about, content } = await open(next);
			expect(state).toBe("sent");
			const html = renderInRoute(<MessageSent about={about} content={content} />);
			const section = documentOf(html).querySelector("section[tabindex='-1'][autofocus]");
			expect(section).not.toBeNull();
			expect(html).toContain("Maren has your message about Fig");
			expect(linksIn(html)).toEqual(
				expect.arrayContaining([
					"/trained-puppies-for-sale/fig",
					"/contact-us",
					"tel:+18285550142",
					"sms:+18285550142",
				]),
			);
		}
		expect(await database.contact.count()).toBe(1);
	});

	test("confirms nothing at an address that the site did not make, or made long ago", async () => {
		for (const sent of [
			"",
			"1",
			"abc.def",
			`${openedAtToken()}x`,
			openedAtToken(Date.now() - 2 * 60 * 60_000),
		]) {
			expect((await open(`/contact-us?sent=${sent}`)).state).toBeUndefined();
		}
	});

	test("tells the loader that it was refused, so that the page's title says so even without JavaScript", async () => {
		const sent = argumentsFor("/contact-us", {
			method: "POST",
			body: new URLSearchParams({ ...answers, name: "" }),
		});
		await onBehalfOf(anyAddress(), () => action(sent));
		expect((await loader(sent)).state).toBe("refused");
		expect((await open()).state).toBeUndefined();
	});

	test("shows a toast after it was sent", async () => {
		const answer = await send(answers);
		if (!(answer instanceof Response)) throw new Error("It was refused");
		expect(answer.status).toBe(303);
		expect(answer.headers.get("Location")).toMatch(/^\/contact-us\?sent=[\w.-]+$/);
		const cookie = answer.headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
		const next = new Request("http://localhost/contact-us", { headers: { Cookie: cookie } });
		expect(await readFlash(next)).toEqual({
			message: "Successfully emailed Maren! She'll reach out to you soon.",
			statusCode: 200,
		});
	});

	test("stores one message when it is sent again after a reload", async () => {
		await send(answers);
		expect(await send(answers)).toHaveProperty("status", 303);
		expect(await database.contact.count()).toBe(1);
	});

	test("comes back with the problems beside each field and in a summary that links to them", async () => {
		const { status, html } = await refusal({ ...answers, name: " ", email: "dana@mail" });
		expect(status).toBe(400);
		const alert = screenOf(html).getByRole("alert");
		expect(alert.textContent).toContain("Two answers need another look");
		expect(alert.matches("[tabindex='-1'][autofocus]")).toBe(true);
		const link = within(alert).getByRole("link", { name: "Please provide your name." });
		expect(link.getAttribute("href")).toBe("#contact-name");
		const description = /^Please provide a valid email address/;
		const email = screenOf(html).getByRole("textbox", { description });
		expect(email.id).toBe("contact-email");
		expect(email.getAttribute("aria-invalid")).toBe("true");
		expect(await database.contact.count()).toBe(0);
	});

	test("comes back with every answer, and with the same submission key", async () => {
		const { html } = await refusal({ ...answers, name: "" });
		const { message, phone_number, submission_key } = answers;
		expect(controlsIn(html)).toMatchObject({ message, phone_number, submission_key });
		expect(chosenIn(html)).toMatchObject({ breed_preferences: "Goldendoodle" });
		expect(html).toContain("One answer needs another look");
	});

	test("is accepted without the fields that an extension of the browser added", async () => {
		const others = { "x[99999999]": "1", __intent__: "x", __proto__x: "1", x: "y" };
		expect(await send({ ...answers, ...others })).toHaveProperty("status", 303);
		expect(await database.contact.findMany()).toMatchObject([
			{ name: "Dana Pruitt", message: answers.message, isSpam: false },
		]);
	});

	test("says what to do if it is too long", async () => {
		const { status, html } = await refusal({ ...answers, message: "x".repeat(70_000) });
		expect(status).toBe(413);
		expect(html).toContain("Please shorten it");
	});

	test("accepts the longest answers in a script that takes the most bytes in a form", async () => {
		const longest = {
			...answers,
			name: "猫".repeat(100),
			message: "猫".repeat(5_000),
			inspiration_source: "猫".repeat(300),
		};
		expect(await send(longest)).toHaveProperty("status", 303);
	});

	/** Counts the emails about ordinary messages, and the digests of suspected spam. */
	const emails = async () => ({
		ordinary: await database.outgoingEmail.count({ where: { contactId: { not: null } } }),
		digests: await database.outgoingEmail.count({ where: { suspects: { some: {} } } }),
	});

	test("thanks the sender who fills in the honeypot, and puts the message in the digest", async () => {
		const filled = { ...answers, [hiddenFields.honeypot]: "https://spam.example" };
		expect(await send(filled)).toHaveProperty("status", 303);
		expect(await database.contact.findMany()).toMatchObject([
			{ spamReason: expect.stringContaining("hidden field was filled in") },
		]);
		expect(await emails()).toEqual({ ordinary: 0, digests: 1 });
	});

	test("sends an email for a message that comes again with an empty honeypot", async () => {
		await send({ ...answers, [hiddenFields.honeypot]: "https://spam.example" });
		await send(answers);
		expect(await database.contact.count()).toBe(2);
		expect(await emails()).toEqual({ ordinary: 1, digests: 1 });
	});

	test("thanks the sender of a form that comes faster than a person types, and puts the message in the digest", async () => {
		const { opened } = await open();
		expect(await send({ ...answers, [hiddenFields.opened]: opened })).toHaveProperty("status", 303);
		expect(await database.contact.findMany()).toMatchObject([
			{ isSpam: true, spamReason: expect.stringContaining("3 seconds") },
		]);
		expect(await emails()).toEqual({ ordinary: 0, digests: 1 });
		await send({ ...answers, [hiddenFields.opened]: openedAtToken(Date.now() - 4_000) });
		expect(await emails()).toEqual({ ordinary: 1, digests: 1 });
	});

	test("keeps the time of its first opening when it comes back", async () => {
		const opened = openedAtToken(Date.now() - 60_000);
		const { html } = await refusal({ ...answers, name: "", [hiddenFields.opened]: opened });
		expect(controlsIn(html)[hiddenFields.opened]).toBe(opened);
	});

	test("hides the honeypot from programs that fill in forms for people", async () => {
		const html = renderInRoute(<ContactForm {...(await open())} />);
		const honeypot = documentOf(html).querySelector(`input[name="${hiddenFields.honeypot}"]`);
		for (const attribute of [
			"type=text",
			"autocomplete=off",
			"data-1p-ignore",
			"data-lpignore=true",
			"data-bwignore",
			"data-form-type=other",
			"tabindex='-1'",
		]) {
			expect(honeypot?.matches(`[${attribute}]`), attribute).toBe(true);
		}
		// Words by which browsers and password managers guess what belongs in a field.
		expect(hiddenFields.honeypot).not.toMatch(
			/name|mail|phone|tel|web|url|site|compan|organi|addr|city|state|zip|post|title|user|pass|card/i,
		);
	});

	test("comes back with an error message and every answer while nothing can be stored", async () => {
		const error = vi.spyOn(log, "error");
		const stop = await beforeWriting({
			table: "Contact",
			on: "INSERT",
			does: { fails: "disk full" },
		});
		try {
			const { status, html } = await refusal(answers);
			expect(status).toBe(503);
			expect(html).toContain("An error occurred. Please try again");
			expect(html).toContain('value="Dana Pruitt"');
			expect(html).not.toContain("aria-invalid");
			expect(html).not.toContain("disk full");
			expect(error).toHaveBeenCalledOnce();
		} finally {
			await stop();
		}
		expect(await send(answers)).toHaveProperty("status", 303);
		expect(await database.contact.count()).toBe(1);
	});

	test("opens even while no puppy can be looked up", async () => {
		vi.spyOn(log, "error");
		const show = await hideTable("Puppy");
		try {
			expect((await open("/contact-us?puppy=fig")).opening).toBe("");
		} finally {
			await show();
		}
	});
});

describe("very many messages from one network", () => {
	const another = (number: number) => ({
		...answers,
		message: `Message ${number}`,
		submission_key: crypto.randomUUID(),
	});

	test("are accepted up to a limit; after it, senders are asked to wait and keep their answers", async () => {
		const network = anyAddress();
		for (let n = 1; n <= 20; n++) {
			expect(await send(another(n), "/contact-us", network)).toBeInstanceOf(Response);
		}
		const answer = await send(another(21), "/contact-us", network);
		if (answer instanceof Response) throw new Error("It was accepted");
		expect(answer.init?.status).toBe(429);
		const headers = new Headers(answer.init?.headers);
		expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
		const html = renderInRoute(<ContactForm {...(await open())} />, answer.data);
		expect(html).toContain("Many messages came from your network just now.");
		expect(html).toContain("Message 21");
		expect(await database.contact.count()).toBe(20);
		expect(await send(another(22))).toBeInstanceOf(Response);
	});

	test("don't count toward the limit if they were not stored or not filled in", async () => {
		const network = anyAddress();
		for (let n = 1; n <= 25; n++) await send({ ...answers, email: "" }, "/contact-us", network);
		vi.spyOn(log, "error").mockImplementation(() => {});
		const mend = await hideTable("Contact");
		for (let n = 1; n <= 25; n++) await send(another(n), "/contact-us", network);
		await mend();
		expect(await send(another(26), "/contact-us", network)).toBeInstanceOf(Response);
		vi.restoreAllMocks();
	});
});
