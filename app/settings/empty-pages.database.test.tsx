/** Tests that nothing leads to a page on which there is nothing yet. */
import { beforeEach, expect, test } from "vitest";
import type { ContentDocument } from "~/content/document.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { reviewsDocument } from "~/content/documents/praise.ts";
import { programsDocument } from "~/content/documents/programs.ts";
import { siteDocument } from "~/content/documents/site.ts";
import {
	changeEverywhere,
	documentState,
	publishDraft,
	saveDraft,
} from "~/content/drafts.server.ts";
import { pagePaths } from "~/discovery/queries.server.ts";
import { Footer } from "~/layout/footer.tsx";
import { RelatedServices } from "~/pages/services.tsx";
import { followSite } from "~/photos/site.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { linksIn } from "../../tests/support/document.ts";
import { ownPages } from "../../tests/support/own-pages.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import { followSavedBusiness } from "./saved.server.ts";

beforeEach(freshDatabase);

async function links() {
	await transaction((client) => raiseContentVersion(client));
	await followSavedBusiness(followSite);
	return linksIn(renderMarkup(<Footer />));
}

async function publishReviews(agreed: boolean) {
	const { revision } = await documentState(reviewsDocument);
	const of = { document: reviewsDocument, actor: siteActor };
	const review = { id: "fern", name: "Fern", text: "Good dogs.", agreed };
	await saveDraft({ ...of, revision }, reviewsDocument.schema.parse({ items: [review] }));
	await publishDraft({ ...of, revision: revision + 1 });
}

test("the menus and the sitemap leave out reviews until visitors see one", async () => {
	await publishReviews(false);
	expect(await links()).not.toContain("/reviews");
	expect(await pagePaths()).not.toContain("/reviews");
	expect(await links()).toContain("/testimonials");
	await publishReviews(true);
	expect(await links()).toContain("/reviews");
	expect(await pagePaths()).toContain("/reviews");
});

test("related services that all lead to empty pages have no heading, either", async () => {
	const card = { title: "Reviews", info: "What families say.", link: "/reviews" };
	await publishReviews(true);
	await links();
	expect(renderMarkup(<RelatedServices services={[card]} />)).toContain("What families say.");
	await publishReviews(false);
	await links();
	expect(renderMarkup(<RelatedServices services={[card]} />)).toBe("");
});

test("the menus leave out videos until there is one", async () => {
	expect(await links()).not.toContain("/videos");
	await database.video.create({
		data: { title: "A walk", category: "training", videoId: "abcdefghijk" },
	});
	expect(await links()).toContain("/videos");
});

async function change<T>(document: ContentDocument<T>, next: (value: T) => T) {
	const { revision } = await documentState(document);
	await changeEverywhere({ document, revision, actor: siteActor }, next);
}

test("the menus leave out a puppy that isn't published and a video that was deleted", async () => {
	const { id } = await addPuppy({ status: "public" });
	const video = await database.video.create({
		data: { title: "A walk", category: "training", videoId: "abcdefghijk" },
	});
	const paths = ["/trained-puppies-for-sale/juniper", `/videos/${video.id}`];
	const shown = async () => (await links()).filter((path) => paths.includes(path ?? ""));
	expect(await shown()).toEqual([]);
	await change(siteDocument, (site) => {
		const links = paths.map((path, index) => ({ id: `own-${index}`, name: path, path }));
		return { ...site, about: { ...site.about, links } };
	});
	expect(await shown()).toEqual(paths);
	await database.puppy.update({ where: { id }, data: { status: "draft" } });
	await database.video.delete({ where: { id: video.id } });
	expect(await shown()).toEqual([]);
});

test("the menus leave out a program and a page of her own while visitors can't see it", async () => {
	const paths = ["/faq", "/training-programs/trained-puppy"];
	const shown = async () => (await links()).filter((path) => paths.includes(path ?? ""));
	expect(await shown()).toEqual([]);
	await change(siteDocument, (site) => {
		const links = paths.map((path, index) => ({ id: `own-${index}`, name: path, path }));
		return { ...site, about: { ...site.about, links } };
	});
	expect(await shown()).toEqual(["/training-programs/trained-puppy"]);
	await change(ownPagesDocument, () => ownPages({ slug: "faq" }));
	expect(await shown()).toEqual(paths);
	await change(ownPagesDocument, () => ownPages({ slug: "faq", isHidden: true }));
	await change(programsDocument, ({ items }) => ({
		items: items.map((item) => ({ ...item, deletedAt: new Date().toISOString() })),
	}));
	expect(await shown()).toEqual([]);
});
