/** Tests of the trainer's logo as the site's icon. */
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { localBusiness } from "~/business/structured-business.ts";
import type { ContentDocument } from "~/content/document.ts";
import { homeDocument } from "~/content/documents/home.ts";
import { siteDocument } from "~/content/documents/site.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { readPublishedContent } from "~/content/published.server.ts";
import { followSite } from "~/photos/site.server.ts";
import {
	addStockPhoto,
	changeStockPhoto,
	deleteStockPhotos,
} from "~/photos/stock-commands.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import * as feed from "./feed.route.ts";
import * as icon from "./icon.route.ts";
import * as manifest from "./manifest.route.ts";
import * as preview from "./site-preview.route.ts";

function argsFor(path: string) {
	const url = new URL(path, "http://localhost:3000");
	return { request: new Request(url), url, context: new RouterContextProvider() } as const;
}

const iconAt = (path: string) =>
	icon.loader({
		...argsFor(path),
		params: { file: path.replace("/site-icons/", "") },
		pattern: "/site-icons/:file",
	});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const iconsNamed = async (): Promise<{ src: string; sizes: string }[]> =>
	(await manifest.loader().json()).icons;

const sitePreview = async () =>
	bytesOf(
		await preview.loader({ ...argsFor("/preview.jpg"), params: {}, pattern: "/preview.jpg" }),
	);

/** Adds a wide logo that is red around its focus point, and returns its id. */
async function logo(): Promise<number> {
	const red = { create: { width: 200, height: 200, channels: 3, background: "#f00" } } as const;
	const bytes = await sharp({
		create: { width: 600, height: 200, channels: 3, background: "#00f" },
	})
		.composite([{ input: red, left: 400, top: 0 }])
		.png()
		.toBuffer();
	const words = { category: "hero", title: "Paw", alt: "A paw" };
	const { id } = await addStockPhoto({ ...words, bytes }, siteActor);
	await changeStockPhoto(id, () => ({ ...words, focusX: 100, focusY: 50 }), siteActor);
	return id;
}

async function publish<T>(document: ContentDocument<T>, value: T) {
	const at = async () => ({
		document,
		revision: (await documentState(document)).revision,
		actor: siteActor,
	});
	await saveDraft(await at(), value);
	await publishDraft(await at());
	await follow();
}

const publishLogo = (photo: number) =>
	publish(siteDocument, { ...siteDocument.defaults(), logo: { picture: { photo } } });

async function follow() {
	await readPublishedContent();
	await followSite();
}

beforeEach(async () => {
	await freshDatabase();
	await follow();
});

/** The color at a point, given as parts of the width and the height. */
async function colorAt(bytes: Buffer, x: number, y: number) {
	const { data, info } = await sharp(bytes)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
	return [...data.subarray(at, at + 3)].map((part) => (part > 127 ? "f" : "0")).join("");
}

test("a wide logo is whole in a square, in the sizes that the manifest names", async () => {
	await publishLogo(await logo());
	const icons = await iconsNamed();
	expect(icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
	for (const { src, sizes } of icons) {
		const bytes = await bytesOf(await iconAt(src));
		const { width, height, format } = await sharp(bytes).metadata();
		expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
		expect(await colorAt(bytes, 0.1, 0.5)).toBe("00f");
		expect(await colorAt(bytes, 0.9, 0.5)).toBe("f00");
		expect(await colorAt(bytes, 0.5, 0.1)).toBe("fff");
	}
	expect(await (await feed.loader()).text()).toContain(icons[0]?.src);
	expect(localBusiness().logo).toContain(icons[1]?.src);
});

test("the address of a former logo has status 404", async () => {
	await publishLogo(await logo());
	const [former] = await iconsNamed();
	await publishLogo(await logo());
	const [present] = await iconsNamed();
	expect(present?.src).not.toBe(former?.src);
	expect((await iconAt(former?.src ?? "")).status).toBe(404);
	expect((await iconAt(present?.src ?? "")).status).toBe(200);
});

test("the default icons are back once the logo is deleted, and its address has status 404", async () => {
	const fresh = await iconsNamed();
	const id = await logo();
	await publishLogo(id);
	const [own] = await iconsNamed();
	if (!own) throw new Error("the manifest names no icon");
	expect((await iconAt(own.src.replace("192-", "193-"))).status).toBe(404);
	await deleteStockPhotos([id], siteActor);
	await follow();
	expect(await iconsNamed()).toEqual(fresh);
	expect((await iconAt(own.src)).status).toBe(404);
});

test("the logo is part of the site's preview picture, on top of the photo of the home page", async () => {
	const fresh = await sitePreview();
	const id = await logo();
	const home = homeDocument.defaults();
	await publish(homeDocument, { ...home, hero: { ...home.hero, picture: { photo: id } } });
	const withHero = await sitePreview();
	const middle = await sharp(withHero)
		.extract({ left: 600, top: 100, width: 9, height: 9 })
		.stats();
	expect(middle.dominant).not.toEqual(
		(await sharp(fresh).extract({ left: 600, top: 100, width: 9, height: 9 }).stats()).dominant,
	);
	await publishLogo(id);
	expect(await sitePreview()).not.toEqual(withHero);
});
