import { expect, test } from "vitest";
import { wordsIn } from "../../../tests/support/document.ts";
import { renderMarkup } from "../../../tests/support/render.tsx";
import { renderInRoute } from "../../../tests/support/render-in-route.tsx";
import { Hints, Tiles } from "./overview.tsx";
import { HomesPanel, PaymentsPanel } from "./todo.tsx";

const tiles = (reserved: number) =>
	wordsIn(
		renderMarkup(
			<Tiles
				puppies={{ all: 12, available: 4, sold: 8 }}
				reserved={reserved}
				drafts={0}
				contacts={{
					total: 0,
					last_7_days: 0,
					last_30_days: 0,
					per_day: [],
					by_referral_source: [],
					by_breed_preference: [],
					suspected_spam_waiting: 0,
					lastWeek: 0,
				}}
				videos={{ total: 0, featured: 0 }}
			/>,
		),
	);

test("a reserved puppy doesn't count as being in its new home", () => {
	expect(tiles(0)).toContain("Puppies 12 in the list Available");
	expect(tiles(0)).toContain("Sold 8 in their new homes");
	expect(tiles(3)).toContain("Puppies 12 in the list, 3 reserved");
	expect(tiles(3)).toContain("Sold 5 in their new homes");
});

test.each([
	[1, "One email could not be sent yet", "it will be tried again"],
	[2, "2 emails could not be sent yet", "they will be tried again"],
])("%i failed emails are reported in the right number", (failed, title, further) => {
	const shown = wordsIn(renderMarkup(<Hints emailsOpen={{ failed, waiting: failed }} canSend />));
	expect(shown).toContain(title);
	expect(shown).toContain(further);
});

test("a shortened list links to the rest only if another page shows it", () => {
	const today = "2026-11-23";
	const reservation = {
		id: 1,
		goHomeOn: today,
		puppy: { id: 1, name: "Juniper" },
		family: { id: 1, name: "Dana" },
	};
	const payment = {
		id: "rest of 1",
		kind: "balance",
		amountCents: 100_00,
		dueOn: today,
		reservation,
	};
	const payments = (hasMore: boolean, shown = [payment], owed = 0) =>
		renderInRoute(
			<PaymentsPanel payments={{ shown, hasMore }} owed={owed} isOwedPart={false} today={today} />,
		);
	expect(payments(true)).not.toContain("See all");
	expect(payments(true)).toContain("More will appear here when these are done.");
	expect(payments(false)).not.toContain("More will appear here");
	expect(payments(false)).toContain("Payments due");
	expect(payments(false, [], 0)).toBe("");
	const later = payments(false, [], 650_000);
	expect(later).toContain("Money owed ($6,500)");
	expect(later).toContain("Nothing is due this week.");
	expect(later).toContain(`href="/admin/figures#owed"`);
	const homes = (owed: number) =>
		renderInRoute(
			<HomesPanel homes={{ shown: [{ ...reservation, owed }], hasMore: true }} today={today} />,
		);
	expect(homes(0)).toContain("See all");
	expect(homes(0)).not.toContain("still to be paid");
	expect(homes(650_000)).toContain("$6,500 still to be paid");
});
