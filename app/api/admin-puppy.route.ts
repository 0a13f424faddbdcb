/** PATCH and DELETE /api/admin/puppies/{id}/ */

import type { Confirmable } from "~/puppies/price/plausibility.ts";
import { puppyExists, puppyRecord } from "~/puppies/records.server.ts";
import { changePuppy, trashPuppy } from "~/sales/puppy-changes.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";
import { withRefusals } from "./puppy-writes.server.ts";

const respond = apiRoute(
	handler(endpoints.changePuppy, async ({ id, body, actor }) => {
		if (!(await puppyExists(id()))) throw notFound();
		const { confirm, ...changes } = await body();
		const isConfirmed = (field: Confirmable) => confirm.includes(field);
		const isChanged = await withRefusals(changePuppy(id(), changes, actor, isConfirmed));
		const puppy = isChanged ? await puppyRecord({ id: id() }) : undefined;
		if (!puppy) throw notFound();
		return puppy;
	}),
	handler(endpoints.deletePuppy, async ({ id, actor }) => {
		if ((await trashPuppy(id(), actor)) === undefined) throw notFound();
		return undefined;
	}),
);

export { respond as action, respond as loader };
