import { beforeEach, describe, expect, test } from "vitest";
import { navigationSample } from "~/business/navigation.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { readPublishedContent } from "~/content/published.server.ts";
import { pagePaths } from "~/discovery/queries.server.ts";
import { sitemap } from "~/discovery/sitemap.route.ts";
import { Footer } from "~/layout/footer.tsx";
import { MainNavigation } from "~/layout/main-navigation.tsx";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { applySettings } from "~/platform/public-settings.server.ts";
import { followSavedBusiness } from "~/settings/saved.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { documentOf, linksIn, screenOf, wordsIn } from "../../tests/support/document.ts";
import { ownBlock, ownPages } from "../../tests/support/own-pages.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import OwnPage from "./own-page.route.tsx";
import { ownPageAt } from "./own-page.server.ts";

beforeEach(async () => {
	await freshDatabase();
	await readPublishedContent();
	applySettings({ pages: undefined });
});

const block = ({ kind = "text", ...values }: { kind?: string; [name: string]: unknown }) =>
	ownBlock(kind, values);
const page = ({ slug = "faq", ...values }: { slug?: string; [name: string]: unknown }) => ({
	id: slug,
	slug,
	...values,
});

async function publish(pages: object[]) {
	const actor = siteActor;
	await draft(pages);
	const { revision } = await documentState(ownPagesDocument);
	await publishDraft({ document: ownPagesDocument, revision, actor });
	await readPublishedContent();
}

async function draft(pages: object[]) {
	const { revision } = await documentState(ownPagesDocument);
	const of = { document: ownPagesDocument, revision, actor: siteActor };
	await saveDraft(of, ownPages(...pages));
}

const at = (slug: string) => ownPageAt(slug);
async function shown(slug: string) {
	const found = await at(slug);
	if (!found || !("page" in found)) throw new Error("There is no such page");
	return { ...found.page, html: renderMarkup(<OwnPage loaderData={found} />) };
}

describe("one of the trainer's own pages", () => {
	test("shows its blocks in order, and none that says nothing", async () => {
		await publish([
			page({
				lead: "All that {trainer} is asked",
				blocks: [
					block({ title: "Promise", text: "**Two** years" }),
					block({ kind: "question", title: "Hips?", text: "Tested." }),
					block({ kind: "question", title: "Eyes?", text: "Tested too." }),
					block({ kind: "question", title: "No answer yet", text: "" }),
					block({ kind: "prices", rows: [{ id: "a", name: "A visit", price: "$40" }] }),
					block({ kind: "text" }),
				],
			}),
		]);
		const { blocks, html } = await shown("faq");
		expect(blocks.map(({ kind }) => kind)).toEqual(["text", "question", "question", "prices"]);
		expect(html).toContain("All that Maren is asked");
		expect(screenOf(html).getByText("Two").localName).toBe("strong");
		expect(html.indexOf("Hips?")).toBeLessThan(html.indexOf("Eyes?"));
		expect(html).not.toContain("No answer yet");
		screenOf(html).getByRole("heading", { level: 1 });
	});

	test("is shown without its picture if the photo was deleted", async () => {
		await publish([
			page({
				search: { picture: { photo: 4_711 } },
				blocks: [block({ kind: "picture", title: "Zeta", picture: { photo: 4_711 } })],
			}),
		]);
		const { html, head } = await shown("faq");
		expect(html).toContain("Zeta");
		expect(documentOf(html).querySelector("picture")).toBeNull();
		expect(head.picture).toBeUndefined();
	});

	test("shows text in any script and of any length, and HTML as plain text", async () => {
		const long = "W".repeat(100);
		await publish([
			page({ title: long, blocks: [block({ title: "שאלות", text: "<script>alert(1)</script>" })] }),
		]);
		const { html } = await shown("faq");
		expect(html).toContain(long);
		expect(screenOf(html).getByRole("heading", { level: 2, name: "שאלות" }).dir).toBe("auto");
		expect(wordsIn(html)).toContain("<script>alert(1)");
	});

	test("has a head of its own, made from its lead and title unless the trainer wrote one", async () => {
		await publish([
			page({ slug: "one", search: { title: "Guarantee", description: "Two years." } }),
			page({ slug: "two", lead: "All that {trainer} is asked" }),
			page({ slug: "three" }),
		]);
		expect((await shown("one")).head).toMatchObject({
			title: "Guarantee",
			description: "Two years.",
		});
		expect((await shown("two")).head).toMatchObject({
			title: "Questions",
			description: "All that Maren is asked",
		});
		expect((await shown("three")).head.description).toBe("Questions");
	});

	test("is found at its former address, unless another page is there", async () => {
		await publish([
			page({ slug: "health", formerSlugs: ["faq", "guarantee"] }),
			page({ slug: "guarantee" }),
		]);
		expect(await at("faq")).toEqual({ movedTo: "health" });
		expect(await at("guarantee")).toHaveProperty("page");
	});

	test("is found at every address it was published at, but not at one that only a draft had", async () => {
		const first = page({ id: "one", slug: "faq" });
		await publish([first]);
		await draft([{ ...first, slug: "qeustions" }]);
		await publish([{ ...first, slug: "questions" }]);
		await publish([{ ...first, slug: "answers" }]);
		expect(await at("questions")).toEqual({ movedTo: "answers" });
		expect(await at("qeustions")).toBeUndefined();
		await publish([first]);
		expect(await at("answers")).toEqual({ movedTo: "faq" });
	});

	test("can't be visited as a draft, while hidden or in the trash", async () => {
		await publish([
			page({ slug: "hidden", isHidden: true }),
			page({ slug: "deleted", deletedAt: "2026-11-22T10:00:00Z" }),
		]);
		for (const slug of ["hidden", "deleted", "nobody", "constructor", "__proto__"]) {
			expect(await at(slug)).toBeUndefined();
		}
		expect(await pagePaths()).not.toContain("/hidden");
	});

	test("is in the sitemap, after the fixed pages", async () => {
		await publish([page({ slug: "faq" })]);
		const paths = await pagePaths();
		expect(paths).toContain("/faq");
		expect(sitemap(paths, [], undefined)).toContain("/faq</loc>");
	});
});

describe("the navigation", () => {
	test("has the pages chosen for it, in every process from its next request on", async () => {
		await publish([
			page({ slug: "top", title: "Top page", navigation: { menu: "header" } }),
			page({
				slug: "foot",
				title: "Foot page",
				navigation: { menu: "footer", name: "Small print" },
			}),
			page({ slug: "both", navigation: { menu: "both" } }),
			page({ slug: "none", navigation: { menu: "none" } }),
			page({ slug: "hidden", navigation: { menu: "both" }, isHidden: true }),
		]);
		await followSavedBusiness();
		const header = renderMarkup(<MainNavigation path="/" />);
		expect(new Set(linksIn(header))).toEqual(
			new Set([
				"/",
				"/choosing-your-puppy",
				"/puppy-training",
				"/puppy-delivery",
				"/trained-puppies-for-sale",
				"/top",
				"/both",
				"/contact-us",
				...navigationSample.more.links.map(({ path }) => path),
			]),
		);
		expect(linksIn(header).slice(-navigationSample.more.links.length - 2)).toMatchObject({
			0: "/both",
			1: "/contact-us",
		});
		const footer = renderMarkup(<Footer />);
		expect(footer).toContain(">Small print</a>");
		expect(linksIn(footer)).toEqual(expect.arrayContaining(["/foot", "/both"]));
		expect(linksIn(footer)).not.toContain("/top");
	});

	test("has no additional pages on a fresh site", () => {
		expect(renderMarkup(<Footer />)).not.toContain(">More<");
		expect(linksIn(renderMarkup(<MainNavigation path="/" />))).toHaveLength(20);
	});
});
