/** PATCH and DELETE /api/admin/puppies/{id}/ */

import { changePuppy, trashPuppy } from "~/families/reservations/puppy-changes.server.ts";
import type { Confirmable } from "~/puppies/price/plausibility.ts";
import { puppyExists, puppyRecord } from "~/puppies/records.server.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";
import { withRefusals } from "./puppy-writes.server.ts";
import { notFound } from "./refusal.ts";

const answer = apiRoute(
	answering(calls.changePuppy, async ({ id, body, by }) => {
		if (!(await puppyExists(id()))) throw notFound();
		const { confirm, ...changes } = await body();
		const isConfirmed = (field: Confirmable) => confirm.includes(field);
		const isChanged = await withRefusals(changePuppy(id(), changes, by, isConfirmed));
		const puppy = isChanged ? await puppyRecord({ id: id() }) : undefined;
		if (!puppy) throw notFound();
		return puppy;
	}),
	answering(calls.deletePuppy, async ({ id, by }) => {
		if ((await trashPuppy(id(), by)) === undefined) throw notFound();
		return undefined;
	}),
);

export { answer as action, answer as loader };
