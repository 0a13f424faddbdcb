/** The people of tests that sign in over HTTP to the built server. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createAccount } from "~/accounts/commands.server.ts";
import { type BuiltServer, startServer } from "./server.ts";
import { type Sent, visitFrom } from "./visit.ts";

export const password = "a password for tests";

/**
 * Starts the server, and makes an account for each test, which visits from an address of its own, so that no test
 * uses up the limits of another. `network` is the first three parts of these addresses.
 */
export function personForEachTest(name: string, network: string) {
	let server: BuiltServer;
	const person = { number: 0, username: "", address: "", origin: "", visit, isSignedIn };
	beforeAll(async () => {
		server = await startServer({ ADMIN_PASSWORD: password, TRUST_PROXY: "1" });
		person.origin = server.origin;
	});
	afterAll(() => server.stop());
	beforeEach(async () => {
		person.number += 1;
		person.username = `${name}-${person.number}`;
		person.address = `${network}.${person.number}`;
		await createAccount(person.username, password, "admin");
	});
	function visit(path: string, sent?: Sent) {
		return visitFrom(person.address, person.origin + path, sent);
	}
	async function isSignedIn(cookie: string) {
		return (await visit("/admin/account", { cookie })).status === 200;
	}
	return person;
}
