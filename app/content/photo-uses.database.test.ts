import { beforeEach, expect, test } from "vitest";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { ownBlock, ownPages } from "../../tests/support/own-pages.ts";
import { homeDocument } from "./documents/home.ts";
import { ownPagesDocument } from "./documents/own-pages.ts";
import { documentState, publishDraft, saveDraft } from "./drafts.server.ts";
import { photoUses } from "./photo-uses.server.ts";

beforeEach(freshDatabase);

async function save<T>(document: Parameters<typeof saveDraft<T>>[0]["document"], value: T) {
	const { revision } = await documentState(document);
	await saveDraft({ document, revision, actor: siteActor }, value);
}

const home = (hero: Partial<ReturnType<typeof homeDocument.defaults>["hero"]>) => {
	const sample = homeDocument.defaults();
	return { ...sample, hero: { ...sample.hero, ...hero } };
};

test("a photo is in use if a draft or the published content shows it", async () => {
	await save(homeDocument, home({ picture: { photo: 3 } }));
	const { revision } = await documentState(homeDocument);
	await publishDraft({ document: homeDocument, revision, actor: siteActor });
	await save(homeDocument, home({ picture: { photo: 34 } }));
	const block = ownBlock("picture", { picture: { photo: 3 } });
	await save(ownPagesDocument, ownPages({ blocks: [block] }));
	const labels = async (id: number) => (await photoUses([id])).map(({ label }) => label);
	expect(await labels(3)).toEqual(["Home page", "Your own pages"]);
	expect(await labels(34)).toEqual(["Home page"]);
	expect(await labels(4)).toEqual([]);
	expect((await photoUses([3, 34])).map(({ label }) => label)).toEqual([
		"Home page",
		"Your own pages",
	]);
});

test("a text that merely looks like a photo reference uses no photo", async () => {
	await save(homeDocument, home({ lead: '{"photo":3}' }));
	expect(await photoUses([3])).toEqual([]);
});
