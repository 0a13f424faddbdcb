/** Acts as the admin in tests that run against a server. */
import { issueToken } from "~/accounts/tokens.server.ts";
import { database } from "~/platform/database/database.server.ts";

/** Issues an API token for the account that the server's first start created. */
export async function adminToken(): Promise<string> {
	const { id } = await database.account.findUniqueOrThrow({
		where: { username: "admin" },
		select: { id: true },
	});
	return issueToken(id);
}

/** Changes a puppy through the JSON API. */
export function editPuppy(
	origin: string,
	{ token, id, overview }: { token: string; id: number; overview: string },
): Promise<Response> {
	return fetch(`${origin}/api/admin/puppies/${id}/`, {
		method: "PATCH",
		headers: { Authorization: `Token ${token}`, "Content-Type": "application/json" },
		body: JSON.stringify({ overview }),
	});
}
