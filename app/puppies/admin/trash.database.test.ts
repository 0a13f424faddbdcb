import { beforeEach, expect, test } from "vitest";
import { pruneChanges } from "~/platform/database/audit-log.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { startWorker } from "~/platform/worker.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { emptyTrash } from "./trash.server.ts";

beforeEach(freshDatabase);

test("old puppies are deleted from the trash as soon as the worker starts", async () => {
	const trashedAt = new Date("2026-10-01T12:00:00Z");
	await addPuppy({ name: "Old", status: "trashed", trashedAt });
	await addPuppy({ name: "Kept" });
	const worker = startWorker(emptyTrash, {
		every: 3_600_000,
		now: () => Date.parse("2026-11-21T12:00:00Z"),
		failure: "the trash could not be emptied",
	});
	await worker.stop();
	expect(await database.puppy.findMany({ select: { name: true } })).toEqual([{ name: "Kept" }]);
});

test("entries of the audit log are deleted after three years", async () => {
	const entry = { who: "maren", via: "admin", action: "changed", kind: "puppy", subjectId: 1 };
	const at = (day: string) => new Date(`${day}T12:00:00Z`);
	const old = Array.from({ length: 1_001 }, () => ({ at: at("2023-11-20"), subject: "Old" }));
	const entries = [...old, { at: at("2023-11-22"), subject: "Kept" }];
	await database.change.createMany({ data: entries.map((own) => ({ ...entry, ...own })) });
	expect(await pruneChanges(at("2026-11-21"))).toBe(1_001);
	const left = await database.change.findMany({ select: { subject: true } });
	expect(left).toEqual([{ subject: "Kept" }]);
});
