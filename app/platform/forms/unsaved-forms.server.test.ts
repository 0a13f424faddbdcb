import { beforeEach, expect, test, vi } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import {
	forgetUnsavedForm,
	forgetUnsavedForms,
	storeUnsavedForm,
	unsavedForm,
} from "./unsaved-forms.server.ts";
import { startUnsavedFormsWorker } from "./unsaved-forms-worker.server.ts";

const HOUR = 60 * 60_000;
const page = "/admin/contacts/1";
const form = { text: "Typed" };

beforeEach(async () => {
	vi.useRealTimers();
	await freshDatabase();
});

/** Moves only the clock forward: the database needs real timers. */
function pass(milliseconds: number) {
	const later = Date.now() + milliseconds;
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(later);
}

test("a form is found only for its owner and its page", async () => {
	expect(await storeUnsavedForm("1.a", page, form)).toBe(true);
	expect(await unsavedForm("1.a", page)).toEqual(form);
	for (const [owner, other] of [
		["1.b", page],
		["2.a", page],
		["1", `a ${page}`],
		["1.a", "/admin/contacts/2"],
	]) {
		expect(await unsavedForm(owner ?? "", other ?? "")).toBeUndefined();
	}
});

test("the version that was typed last is kept, whatever characters it has", async () => {
	await storeUnsavedForm("1.a", page, form);
	const typed = { text: "null \u0000, half a pair \ud800, ‮right to left" };
	await storeUnsavedForm("1.a", page, typed);
	expect(await unsavedForm("1.a", page)).toEqual(typed);
});

test("only the forgotten forms are deleted", async () => {
	for (const owner of ["1.a", "1.ab"]) {
		for (const path of [page, "/admin/puppies/1"]) await storeUnsavedForm(owner, path, form);
	}
	await forgetUnsavedForm("1.a", page);
	expect(await unsavedForm("1.a", page)).toBeUndefined();
	expect(await unsavedForm("1.a", "/admin/puppies/1")).toEqual(form);
	await forgetUnsavedForms("1.a");
	expect(await unsavedForm("1.a", "/admin/puppies/1")).toBeUndefined();
	expect(await unsavedForm("1.ab", page)).toEqual(form);
});

test("a form is kept for an hour, and is then deleted from the database", async () => {
	await storeUnsavedForm("1.c", page, form);
	pass(HOUR - 5_000);
	expect(await unsavedForm("1.c", page)).toEqual(form);
	await startUnsavedFormsWorker().stop();
	expect(await unsavedForm("1.c", page)).toEqual(form);
	pass(10_000);
	expect(await unsavedForm("1.c", page)).toBeUndefined();
	await startUnsavedFormsWorker().stop();
	expect(await database.unsavedForm.count()).toBe(0);
});

test("the total length is limited: the oldest forms are deleted, and one that is too large is not stored", async () => {
	const large = { text: "x".repeat(500_000) };
	for (let number = 0; number < 12; number += 1) {
		expect(await storeUnsavedForm("1.d", `/admin/puppies/${number}`, large)).toBe(true);
		pass(1_000);
	}
	expect(await unsavedForm("1.d", "/admin/puppies/0")).toBeUndefined();
	expect(await unsavedForm("1.d", "/admin/puppies/11")).toEqual(large);
	await storeUnsavedForm("1.d", page, form);
	expect(await storeUnsavedForm("1.d", page, { text: "x".repeat(600_000) })).toBe(false);
	expect(await unsavedForm("1.d", page)).toBeUndefined();
});

test("the number of forms is limited", async () => {
	for (let number = 0; number < 203; number += 1) {
		await storeUnsavedForm("1.e", `/admin/puppies/${number}`, form);
		pass(1_000);
	}
	expect(await database.unsavedForm.count()).toBe(200);
	expect(await unsavedForm("1.e", "/admin/puppies/2")).toBeUndefined();
	expect(await unsavedForm("1.e", "/admin/puppies/3")).toEqual(form);
});
