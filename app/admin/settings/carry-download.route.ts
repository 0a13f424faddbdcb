/** Everything that is said of the business as a file, for another site. */
import { today } from "~/business/days.ts";
import { stockPhotoNames } from "~/photos/admin-queries.server.ts";
import { carried } from "~/settings/carry.server.ts";

export async function loader() {
	const file = await carried(await stockPhotoNames());
	return new Response(`${JSON.stringify(file, null, "\t")}\n`, {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="business-${today()}.json"`,
		},
	});
}
