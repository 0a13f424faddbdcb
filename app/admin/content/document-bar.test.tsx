import { expect, test } from "vitest";
import { programsDocument } from "~/content/documents/programs.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { DocumentBar } from "./document-bar.tsx";

const state = { revision: 1, hasDraft: true, isChanged: true, publishAt: null };

test("on the page of a form, the buttons that publish save the form, and the Enter key doesn't press them", () => {
	const bar = { document: programsDocument, state: { ...state, publishAt: new Date() } };
	const html = renderInRoute(<DocumentBar {...bar} form="program" />);
	const buttons = [...html.matchAll(/<button[^>]* form="program"[^>]*>/g)].map(
		([button]) => button,
	);
	const intents = buttons.map((button) => /value="(\w+)"/.exec(button)?.[1]);
	expect(intents).toEqual([undefined, "publish", "unschedule", "schedule"]);
	expect(html).toMatch(/<input[^>]* form="program"[^>]* name="at"/);
	expect(renderInRoute(<DocumentBar {...bar} />)).not.toContain('form="');
});

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
