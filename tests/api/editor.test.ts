/** Tests the editor of documents over HTTP, as a browser without JavaScript sends its forms. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliveryDocument } from "~/content/documents/delivery.ts";
import { documentState, visibleValue } from "~/content/drafts.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { type Browser, type Controls, controlsIn, signedIn } from "../support/browser.ts";
import { type BuiltServer, startServer } from "../support/server.ts";

const editor = "/admin/content/delivery";
const password = "a password for tests";
let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
	server = await startServer({ ADMIN_PASSWORD: password });
	browser = await signedIn(server.origin, password);
});
afterAll(() => server.stop());
beforeEach(() => database.contentDocument.deleteMany());

/** The controls of the form as it is opened. Pictures are radio buttons, of which none is chosen. */
const opened = async (path = editor): Promise<Controls> => {
	const all = controlsIn((await browser.open(path)).html);
	const own = /^(base$|top\.|ways\.|rules\.|cost\.|after\.|included\.|end\.|search\.)/;
	return Object.fromEntries(Object.entries(all).filter(([name]) => own.test(name)));
};
const send = (form: Controls, path = editor) => browser.post(path, form);
const draft = async () => (await documentState(deliveryDocument)).value;
const intent = (type: string, payload: object) => ({
	__intent__: JSON.stringify({ type, payload }),
});
const WAYS = { name: "cost.ways" };

test("a page says how much of its own texts is still the sample's, and not of what every page shows", async () => {
	const noted = async () =>
		/\d+ of \d+ texts and pictures/.exec((await browser.open("/admin/site")).html)?.[0];
	const before = await noted();
	const home = "/admin/content/home";
	const form = controlsIn((await browser.open(home)).html);
	expect((await send({ ...form, "hero.lead": "Every puppy knows its way." }, home)).status).toBe(
		303,
	);
	const [same = 0, all] = (before ?? "").match(/\d+/g)?.map(Number) ?? [];
	expect(await noted()).toBe(`${same - 1} of ${all} texts and pictures`);
});

describe("two people edit one document", () => {
	test("each keeps what only they changed, also in rows of one list", async () => {
		const [one, other] = [await opened(), await opened()];
		expect((await send({ ...one, "cost.ways[0].price": "Their gas", "end.next": "" })).status).toBe(
			400,
		);
		await send({ ...one, "cost.ways[0].price": "Their gas" });
		expect((await send({ ...other, "cost.ways[1].price": "My flight" })).status).toBe(303);
		expect((await draft()).cost.ways.map(({ price }) => price)).toEqual(["Their gas", "My flight"]);
	});

	test.each([
		["theirs", "Their title"],
		["mine", "My title"],
	])("the second editor chooses between both versions of a text: %s", async (choice, title) => {
		const [one, other] = [await opened(), await opened()];
		await send({ ...one, "top.title": "Their title", "rules.title": "Their rules" });
		const answer = await send({ ...other, "top.title": "My title", "end.next": "My next" });
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(html).toContain("Their title");
		expect((await draft()).top.title).toBe("Their title");
		const again = await controlsOfRefusal(html);
		expect(again).toMatchObject({
			"top.title": "My title",
			"rules.title": "Their rules",
			"end.next": "My next",
		});
		// A mistake elsewhere doesn't lose the question.
		const mistake = await send({ ...again, choice0: choice, "top.lead": "{gold}" });
		expect(mistake.status).toBe(400);
		expect(await mistake.text()).toContain("Which version stays?");
		expect((await send({ ...again, choice0: choice })).status).toBe(303);
		expect(await draft()).toMatchObject({
			top: { title },
			rules: { title: "Their rules" },
			end: { next: "My next" },
		});
	});

	test("a row that one removed and the other changed is asked about", async () => {
		const [one, other] = [await opened(), await opened()];
		const {
			"cost.ways[1].id": id,
			"cost.ways[1].way": way,
			"cost.ways[1].price": price,
			...rest
		} = one;
		expect([id, way, price]).not.toContain(undefined);
		await send(rest);
		expect((await draft()).cost.ways).toHaveLength(1);
		const answer = await send({ ...other, "cost.ways[1].price": "A balloon" });
		expect(answer.status).toBe(409);
		const again = await controlsOfRefusal(await answer.text());
		expect((await send({ ...again, choice0: "theirs" })).status).toBe(303);
		expect((await draft()).cost.ways).toHaveLength(1);
	});
});

/** The form that came back with what somebody else wrote. */
async function controlsOfRefusal(html: string): Promise<Controls> {
	const own = /^(base|conflicts)$|\./;
	return Object.fromEntries(Object.entries(controlsIn(html)).filter(([name]) => own.test(name)));
}

describe("the rows of a list", () => {
	test("are changed by the server, with everything that was typed and without an error", async () => {
		const form = await opened();
		const answer = await send({
			...form,
			"top.lead": "Typed",
			"end.next": "",
			...intent("insert", WAYS),
		});
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(controlsIn(html)).toMatchObject({
			"top.lead": "Typed",
			"end.next": "",
			"cost.ways[2].way": "",
		});
		expect(html).not.toContain("aria-invalid");
		expect((await documentState(deliveryDocument)).hasDraft).toBe(false);
	});

	test.each([
		["an index above the limit", intent("insert", { ...WAYS, index: 9_999_999 })],
		["a negative index", intent("remove", { ...WAYS, index: -1 })],
		["a row above the first", intent("reorder", { ...WAYS, from: 0, to: -1 })],
		["a list that the form doesn't have", intent("insert", { name: "top" })],
		["a broken button", { __intent__: "{bad" }],
		["no button", { __intent__: "null" }],
		["a foreign button", intent("reset", { name: "top" })],
		["a control that the form doesn't have", intent("update", { name: "__proto__", value: "" })],
		["a row above the limit", { "cost.ways[9999999].way": "x" }],
		["a name of an object", { "__proto__.x": "x" }],
		[
			"a thousand rows",
			Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`cost.ways[${n}].way`, "x"])),
		],
	])("are refused at once with a clear message: %s", async (_, extra) => {
		const form = await opened();
		const answer = await send({ ...form, "top.lead": "Typed", ...extra });
		expect(answer.status).toBe(400);
		const html = await answer.text();
		expect(html).toMatch(/What you (wrote|sent) is/);
		expect(controlsIn(html)["top.lead"]).toBe("Typed");
		expect((await documentState(deliveryDocument)).hasDraft).toBe(false);
	});
});

test("a picture that somebody deleted meanwhile is asked about, and nothing typed is lost", async () => {
	const row = { width: 9, height: 9, color: "#abcdef", category: "a", title: "A", alt: "A" };
	const { id } = await database.stockPhoto.create({ data: { ...row, name: "gone-soon" } });
	const form = { ...(await opened()), "top.lead": "Typed", "top.picture": `photo:${id}` };
	await database.stockPhoto.delete({ where: { id } });
	const answer = await send({ ...form, intent: "publish" });
	expect(answer.status).toBe(400);
	const html = await answer.text();
	expect(html).toContain("was deleted after you opened this form");
	expect(controlsIn(html)["top.lead"]).toBe("Typed");
	expect((await documentState(deliveryDocument)).hasDraft).toBe(false);
	expect((await send({ ...form, "top.picture": "", intent: "publish" })).status).toBe(303);
	expect((await visibleValue(deliveryDocument)).top.lead).toBe("Typed");
});

test("a chosen picture that isn't described, which visitors don't see, keeps nobody from saving", async () => {
	const row = { width: 9, height: 9, color: "#abcdef", category: "a", title: "A", alt: "" };
	const { id } = await database.stockPhoto.create({ data: { ...row, name: "undescribed" } });
	const form = { ...(await opened()), "top.lead": "Typed", "top.picture": `photo:${id}` };
	expect((await send({ ...form, intent: "publish" })).status).toBe(303);
	expect((await visibleValue(deliveryDocument)).top.lead).toBe("Typed");
});

test("two people who both move rows of one list are asked whose order stays", async () => {
	await send({ ...(await opened()), "cost.ways[2].way": "By boat", "cost.ways[2].price": "$9" });
	const form = await opened();
	const inOrder = (order: readonly number[]) => ({
		...form,
		...Object.fromEntries(
			order.flatMap((from, to) =>
				["id", "way", "price"].map((part) => [
					`cost.ways[${to}].${part}`,
					form[`cost.ways[${from}].${part}`] ?? "",
				]),
			),
		),
	});
	await send({ ...inOrder([1, 0, 2]), "top.title": "Their title" });
	const answer = await send({ ...inOrder([2, 0, 1]), "end.next": "My next" });
	expect(answer.status).toBe(409);
	const html = await answer.text();
	expect(html).toMatch(/What delivery costs: [^<]*: order/);
	const again = await controlsOfRefusal(html);
	expect((await send({ ...again, choice0: "mine" })).status).toBe(303);
	const { top, cost, end } = await draft();
	expect([top.title, end.next, cost.ways[0]?.way]).toEqual(["Their title", "My next", "By boat"]);
});

test("a scheduled text can still be corrected, and stays scheduled", async () => {
	await send({ ...(await opened()), "top.lead": "Soon" });
	const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
	const revision = String((await documentState(deliveryDocument)).revision);
	await browser.post(`${editor}/publishing`, { intent: "schedule", revision, at });
	await send({ ...(await opened()), "top.lead": "Soon, corrected" });
	const state = await documentState(deliveryDocument);
	expect(state).toMatchObject({ hasDraft: true, value: { top: { lead: "Soon, corrected" } } });
	expect(state.publishAt).not.toBeNull();
	const { html } = await browser.open("/admin");
	expect(html).toMatch(/Saved\. Visitors read it on [^<]*, as scheduled\./);
	expect(html).toMatch(/Scheduled.*Visitors read what you wrote on/s);
	expect((await visibleValue(deliveryDocument)).top.lead).not.toContain("Soon");
});

test("a text that is emptied stays empty, and the sample's can be put back by a button", async () => {
	await send({ ...(await opened()), "top.lead": "", intent: "publish" });
	expect((await visibleValue(deliveryDocument)).top.lead).toBe("");
	expect(await (await browser.get("/puppy-delivery")).text()).not.toContain("then we teach you");
	const sample = deliveryDocument.defaults().top.lead;
	const answer = await send({
		...(await opened()),
		...intent("update", { name: "top.lead", value: sample }),
	});
	expect(controlsIn(await answer.text())["top.lead"]).toBe(sample);
});
