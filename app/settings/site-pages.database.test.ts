/** Checks that links in the trainer's texts lead to pages that visitors can open. */
import { beforeEach, expect, test } from "vitest";
import { changeDraft } from "~/content/changes.server.ts";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { peopleDocument } from "~/content/documents/people.ts";
import { programsDocument } from "~/content/documents/programs.ts";
import { formattingProblem, pathsIn } from "~/content/formatting.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { ownPages } from "../../tests/support/own-pages.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import { pagesAmong, writtenPages } from "./site-pages.server.ts";

const actor = { who: "maren", via: "admin" } as const;

async function problemOf(link: string) {
	const text = `See [this](${link}).`;
	return formattingProblem(text, await pagesAmong(pathsIn(text), await writtenPages()));
}

beforeEach(freshDatabase);

test("a link to a puppy, a video or a page that visitors can open is accepted", async () => {
	const puppy = await addPuppy({ status: "public" });
	await database.formerPath.create({ data: { path: "june", puppyId: puppy.id } });
	const { id } = await database.video.create({
		data: { title: "A walk", category: "training", videoId: "abcdefghijk" },
	});
	await changeDraft({ document: ownPagesDocument, actor }, () => ownPages({ slug: "faq" }));
	await changeDraft({ document: programsDocument, actor }, ({ items }) => ({
		items: items.map((item) => (item.id === "boarding" ? { ...item, slug: "dog-hotel" } : item)),
	}));
	await changeDraft({ document: peopleDocument, actor }, (people) => ({
		...people,
		dog: { ...people.dog, address: "bruno" },
	}));
	for (const link of [
		"/",
		"/contact-us?puppy=juniper#form",
		"/faq",
		"/feed.xml",
		"/trained-puppies-for-sale",
		"/trained-puppies-for-sale/juniper",
		"/trained-puppies-for-sale/june",
		"/trained-puppies-for-sale/juniper/photos/1",
		`/videos/${id}`,
		"/training-programs/dog-hotel",
		"/training-programs/boarding",
		"/meet-the-trainer/bruno",
		"/meet-the-trainer/zeta",
		"https://example.org/nowhere",
	]) {
		expect(await problemOf(link), link).toBeUndefined();
	}
});

test("a link to a page that visitors can't open is reported", async () => {
	await addPuppy({ status: "draft" });
	await addPuppy({ name: "Fig", status: "trashed" });
	await changeDraft({ document: peopleDocument, actor }, (people) => ({
		...people,
		guests: { ...people.guests, isHidden: true },
	}));
	await changeDraft({ document: ownPagesDocument, actor }, () =>
		ownPages({ slug: "faq", isHidden: true }),
	);
	for (const link of [
		"/trained-puppies-for-sale/juniper",
		"/trained-puppies-for-sale/fig",
		"/trained-puppies-for-sale/nobody",
		"/videos/12",
		"/videos/funny",
		"/training-programs/flying",
		"/meet-the-trainer/nobody",
		"/meet-our-guests",
		"/contact-us/form",
		"/faq",
		"/fqa",
		"/contact",
		"/calendar",
		"/api/puppies",
		"/assets",
		"/admin",
		"/price-list.pdf",
	]) {
		expect(await problemOf(link), link).toContain("visitors won’t find a page there");
	}
});
