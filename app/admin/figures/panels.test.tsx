import { expect, test } from "vitest";
import { wordsIn } from "../../../tests/support/document.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { Owed } from "./panels.tsx";

/** The panel's words about one puppy. */
const wordsAbout = (first: { due: string | undefined; dueCents: number }, isPart = false) =>
	wordsIn(
		renderInRoute(
			<Owed
				owing={[{ id: 1, name: "Juniper", owed: 650_000, ...first }]}
				owedMonths={[{ month: null, owed: 650_000 }]}
				isOwedPart={isPart}
				today="2026-11-23"
			/>,
		),
	);

test("what is owed is called a part where not every reservation was read", () => {
	const noDay = { due: undefined, dueCents: 0 };
	expect(wordsAbout(noDay)).toContain("$6,500 for one puppy");
	expect(wordsAbout(noDay, true)).toContain("$6,500 or more for one puppy");
});

test("a part of what is owed that is due first is not called all of it", () => {
	const due = "2026-11-20";
	expect(wordsAbout({ due, dueCents: 50_000 })).toContain(
		"$6,500, $500 of it due since November 20, 2026",
	);
	expect(wordsAbout({ due, dueCents: 650_000 })).toContain("$6,500, due since November 20, 2026");
});
