import { beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../tests/support/database.ts";
import { businessChanges, takeBackChange } from "./history.server.ts";
import { saveBusiness, savedBusiness } from "./saved.server.ts";

const actor = { who: "maren", via: "admin" } as const;
const hours = (opens: string) =>
	Array.from({ length: 7 }, () => ({ opens, closes: opens && "17:00" }));

const saved = async () => (await savedBusiness()).business;

beforeEach(async () => {
	await freshDatabase();
	const names = ["brand", "hours"];
	await saveBusiness(
		{ own: names, change: () => ({ brand: "One", hours: hours("08:00") }) },
		actor,
	);
	await saveBusiness(
		{ own: names, change: () => ({ brand: "Two", hours: hours("09:00") }) },
		actor,
	);
	await saveBusiness({ own: ["prices"], change: () => ({ prices: { consultation: 90 } }) }, actor);
});

test("changes are listed with who made them and what changed, newest first and in pages", async () => {
	const { changes, older } = await businessChanges(2);
	expect(changes.map(({ who }) => who)).toEqual(["maren", "maren"]);
	expect(changes[0]?.differences).toEqual([{ where: "Prices: Consultation", from: "", to: "90" }]);
	expect(changes[1]?.differences).toContainEqual({ where: "Brand", from: "One", to: "Two" });
	expect(changes[1]?.differences).toContainEqual({
		where: "Hours: Monday",
		from: "8\u00a0am–5\u00a0pm",
		to: "9\u00a0am–5\u00a0pm",
	});
	const next = await businessChanges(2, older);
	expect(next.changes).toHaveLength(1);
	expect(next.older).toBeUndefined();
});

test("undoing a change restores its fields and keeps later changes of other fields", async () => {
	const { changes } = await businessChanges(9);
	expect(await takeBackChange(changes[1]?.id ?? 0, 3, actor)).toBe(true);
	expect(await saved()).toEqual({
		brand: "One",
		hours: hours("08:00"),
		prices: { consultation: 90 },
	});
	// Before the first change, nothing was saved.
	expect(await takeBackChange(changes[2]?.id ?? 0, 4, actor)).toBe(true);
	expect(await saved()).toEqual({ prices: { consultation: 90 } });
});

test("undoing fails if somebody else saved meanwhile, or if there is no such change", async () => {
	const { changes } = await businessChanges(9);
	expect(await takeBackChange(changes[1]?.id ?? 0, 2, actor)).toBe(false);
	expect(await takeBackChange(999_999, 3, actor)).toBe(false);
	expect((await saved()).brand).toBe("Two");
});
