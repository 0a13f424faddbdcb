/** Tests that nothing leads to a page on which there is nothing yet. */
import { beforeEach, expect, test } from "vitest";
import { reviewsDocument } from "~/content/documents/praise.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { pagePaths } from "~/discovery/queries.server.ts";
import { Footer } from "~/layout/footer.tsx";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { raiseContentVersion } from "~/platform/database/content-version.server.ts";
import { database, transaction } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import { followSavedBusiness } from "./saved.server.ts";

beforeEach(freshDatabase);

async function links() {
	await transaction((client) => raiseContentVersion(client));
	await followSavedBusiness();
	return [...renderMarkup(<Footer />).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
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

test("the menus leave out videos until there is one", async () => {
	expect(await links()).not.toContain("/videos");
	await database.video.create({
		data: { title: "A walk", category: "training", videoId: "abcdefghijk" },
	});
	expect(await links()).toContain("/videos");
});
