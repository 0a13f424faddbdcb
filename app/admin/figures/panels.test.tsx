import { expect, test } from "vitest";
import { wordsIn } from "../../../tests/support/document.ts";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { Owed } from "./panels.tsx";

test("what is owed is called a part where not every reservation was read", () => {
	const owed = (isPart: boolean) =>
		wordsIn(
			renderInRoute(
				<Owed
					owing={[{ id: 1, name: "Juniper", owed: 650_000, due: undefined }]}
					owedMonths={[{ month: null, owed: 650_000 }]}
					isOwedPart={isPart}
					today="2026-11-23"
				/>,
			),
		);
	expect(owed(false)).toContain("$6,500 for one puppy");
	expect(owed(true)).toContain("$6,500 or more for one puppy");
});
