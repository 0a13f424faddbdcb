/** POST /api/admin/puppies/ */
import { createPuppy } from "~/puppies/create-commands.server.ts";
import { puppyRecord } from "~/puppies/records.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { notFound } from "./http-error.ts";
import { withRefusals } from "./puppy-writes.server.ts";

const respond = apiRoute(
	handler(endpoints.createPuppy, async ({ body, actor }) => {
		const { confirm, ...values } = await body();
		const id = await withRefusals(createPuppy(values, actor, (field) => confirm.includes(field)));
		const puppy = await puppyRecord({ id });
		// Somebody removed it at the same moment.
		if (!puppy) throw notFound();
		return puppy;
	}),
);

export { respond as action, respond as loader };
