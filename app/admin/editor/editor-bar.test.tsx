import { expect, test } from "vitest";
import { ownPagesDocument } from "~/content/documents/own-pages.ts";
import { programsDocument } from "~/content/documents/programs.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { EditorBar } from "./editor-bar.tsx";

const state = { revision: 1, hasDraft: true, isChanged: true, publishAt: null };

test("the button for the sample text is offered only if the document has a sample", () => {
	const bar = { state, unpublished: [] };
	expect(renderInRoute(<EditorBar {...bar} document={programsDocument} />)).toContain(
		"Back to the sample text",
	);
	expect(renderInRoute(<EditorBar {...bar} document={ownPagesDocument} />)).not.toContain("sample");
	const fresh = { ...state, hasDraft: false, isChanged: false };
	expect(renderInRoute(<EditorBar {...bar} document={ownPagesDocument} state={fresh} />)).toContain(
		"None of it is published yet.",
	);
});
