import { afterEach, expect, test, vi } from "vitest";
import {
	forgetUnsavedForm,
	forgetUnsavedForms,
	storeUnsavedForm,
	unsavedForm,
} from "./unsaved-forms.server.ts";

const HOUR = 60 * 60_000;
const page = "/admin/contacts/1";
const form = { text: "Typed" };

afterEach(() => vi.useRealTimers());

test("a form is its owner's and its page's", () => {
	expect(storeUnsavedForm("1.a", page, form)).toBe(true);
	expect(unsavedForm("1.a", page)).toEqual(form);
	for (const [owner, other] of [
		["1.b", page],
		["2.a", page],
		["1", `a ${page}`],
		["1.a", "/admin/contacts/2"],
	]) {
		expect(unsavedForm(owner ?? "", other ?? "")).toBeUndefined();
	}
});

test("what is forgotten is gone, and nothing else", () => {
	for (const owner of ["1.a", "1.ab"]) {
		for (const path of [page, "/admin/puppies/1"]) storeUnsavedForm(owner, path, form);
	}
	forgetUnsavedForm("1.a", page);
	expect(unsavedForm("1.a", page)).toBeUndefined();
	expect(unsavedForm("1.a", "/admin/puppies/1")).toEqual(form);
	forgetUnsavedForms("1.a");
	expect(unsavedForm("1.a", "/admin/puppies/1")).toBeUndefined();
	expect(unsavedForm("1.ab", page)).toEqual(form);
});

test("a form waits for an hour", () => {
	vi.useFakeTimers();
	storeUnsavedForm("1.c", page, form);
	vi.advanceTimersByTime(HOUR - 1_000);
	expect(unsavedForm("1.c", page)).toEqual(form);
	vi.advanceTimersByTime(2_000);
	expect(unsavedForm("1.c", page)).toBeUndefined();
});

test("the memory is bounded: the oldest forms go, and one that is too large is not held", () => {
	const large = { text: "x".repeat(500_000) };
	for (let number = 0; number < 12; number += 1) {
		expect(storeUnsavedForm("1.d", `/admin/puppies/${number}`, large)).toBe(true);
	}
	expect(unsavedForm("1.d", "/admin/puppies/0")).toBeUndefined();
	expect(unsavedForm("1.d", "/admin/puppies/11")).toEqual(large);
	expect(storeUnsavedForm("1.d", page, { text: "x".repeat(600_000) })).toBe(false);
});
