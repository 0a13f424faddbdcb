import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { homeDocument } from "~/content/documents/home.ts";
import { saveDraft } from "~/content/drafts.server.ts";
import { CHOICES_MAX } from "~/photos/content-pictures.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { loader as editor } from "./document.route.tsx";
import { loader as site } from "./site.route.tsx";

function argsAt(path: string) {
	const url = new URL(path, "http://localhost/");
	return { request: new Request(url), url, context: new RouterContextProvider() } as const;
}

test("a form offers every chosen picture, so that saving keeps an older photo and a drawing", async () => {
	const database = await freshDatabase();
	const row = { width: 9, height: 9, color: "#abcdef", category: "a", title: "A", alt: "A" };
	const { id } = await database.stockPhoto.create({ data: { ...row, name: "oldest" } });
	await database.stockPhoto.createMany({
		data: Array.from({ length: CHOICES_MAX }, (_, index) => ({ ...row, name: `newer-${index}` })),
	});
	const home = homeDocument.defaults();
	await saveDraft(
		{ document: homeDocument, revision: 0, actor: siteActor },
		{
			...home,
			hero: { ...home.hero, picture: { photo: id } },
			about: { ...home.about, picture: { drawing: "zeta" } },
		},
	);

	const { form } = await editor({
		...argsAt("/admin/content/home"),
		params: { key: "home" },
		pattern: "/admin/content/:key",
	});
	const values = form.choices.map(({ value }) => value);
	expect(values).toContain(`photo:${id}`);
	expect(values).toContain("drawing:zeta");

	const { data } = await site({
		...argsAt("/admin/site?section=home.hero"),
		params: { "*": "" },
		pattern: "/admin/site/*",
	});
	expect(data.form?.choices.map(({ value }) => value)).toContain(`photo:${id}`);
});
