import { expect, test } from "vitest";
import { joinAnswers, shownNext } from "./two-editors.ts";

const names = ["name", "phone", "note"];
const shown = { name: "Dana", phone: "1", note: "One\nTwo" };

test("a field that only one of two editors changed is kept", () => {
	const theirs = { ...shown, phone: "2" };
	const mine = { name: "Dana W.", phone: "1", note: "One\r\nTwo" };
	expect(joinAnswers(names, { shown, theirs, mine })).toEqual({
		answers: { name: "Dana W.", phone: "2", note: "One\nTwo" },
		conflicts: [],
		changed: ["phone"],
	});
});

test("a field that both changed differently is a conflict, and the same change is not", () => {
	const theirs = { ...shown, name: "Dana Whitfield", phone: "2" };
	const mine = { ...shown, name: "Dana W.", phone: "2" };
	const { answers, conflicts } = joinAnswers(names, { shown, theirs, mine });
	expect(conflicts).toEqual(["name"]);
	expect(answers).toMatchObject({ name: "Dana W.", phone: "2" });
});

test("when the form is sent again, the second editor's text replaces the other's in conflicting fields", () => {
	const theirs = { ...shown, name: "Dana Whitfield", phone: "2" };
	const mine = { ...shown, name: "Dana W." };
	const next = shownNext(["name"], { shown, theirs });
	expect(joinAnswers(names, { shown: next, theirs, mine })).toEqual({
		answers: { name: "Dana W.", phone: "2", note: "One\nTwo" },
		conflicts: [],
		changed: ["phone"],
	});
});

test("a box that one unchecked and the other left alone is unchecked", () => {
	const checked = { box: "on" };
	const { answers } = joinAnswers(["box"], { shown: checked, theirs: checked, mine: {} });
	expect(answers).toEqual({ box: "" });
});

test("the same value written differently is not a change, and the other's spelling is kept", () => {
	const price = { price: "$6,500" };
	const meaning = (_: string, text: string) => text.replace(/\D/g, "");
	const join = (theirs: string, mine: string) =>
		joinAnswers(
			["price"],
			{ shown: price, theirs: { price: theirs }, mine: { price: mine } },
			meaning,
		);
	expect(join("$7,000", "6500")).toMatchObject({ answers: { price: "$7,000" }, conflicts: [] });
	expect(join("$7,000", "7000")).toMatchObject({ answers: { price: "7000" }, conflicts: [] });
	expect(join("$7,000", "7500")).toMatchObject({ conflicts: ["price"], changed: ["price"] });
});
