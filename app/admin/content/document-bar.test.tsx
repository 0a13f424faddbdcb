import { expect, test } from "vitest";
import { programsDocument } from "~/content/offers/programs.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { DocumentBar } from "./document-bar.tsx";

const state = { revision: 1, hasDraft: true, isChanged: true, publishAt: null };

test("the button for the sample text is offered only if the document has a sample", () => {
	expect(renderInRoute(<DocumentBar document={programsDocument} state={state} />)).toContain(
		"Back to the sample text",
	);
	const own = renderInRoute(<DocumentBar document={ownPagesDocument} state={state} />);
	expect(own).not.toContain("sample");
	const fresh = { ...state, hasDraft: false, isChanged: false };
	expect(renderInRoute(<DocumentBar document={ownPagesDocument} state={fresh} />)).toContain(
		"None of it is published yet.",
	);
});
