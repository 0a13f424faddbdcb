import { beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { startTrashWorker } from "./trash-worker.server.ts";

beforeEach(freshDatabase);

test("old puppies are deleted from the trash as soon as the worker starts", async () => {
	const trashedAt = new Date("2026-10-01T12:00:00Z");
	await addPuppy({ name: "Old", status: "trashed", trashedAt });
	await addPuppy({ name: "Kept" });
	const worker = startTrashWorker({ now: () => Date.parse("2026-11-21T12:00:00Z") });
	await worker.stop();
	expect(await database.puppy.findMany({ select: { name: true } })).toEqual([{ name: "Kept" }]);
});
