/** Tries to fill a stranger's mailbox through the form of the waiting list, from many networks. */
import { expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { openedAtToken } from "~/platform/forms/opened-at.server.ts";
import { startServer } from "../support/server.ts";

test("300 spellings of one mailbox's address, from fifteen networks, bring it three emails", async () => {
	const server = await startServer({ TRUST_PROXY: "1" });
	const join = (n: number) => {
		const dots = n % 2 ? "dana.pruitt" : "d.a.n.a.pruitt";
		const email = `${dots}+${n}@${n % 3 ? "gmail.com" : "googlemail.com"}`;
		return fetch(`${server.origin}/waiting-list`, {
			method: "POST",
			redirect: "manual",
			headers: { Origin: server.origin, "X-Forwarded-For": `203.${n % 15}.113.7` },
			body: new URLSearchParams({
				name: "Dana",
				email,
				form_opened: openedAtToken(Date.now() - 60_000),
			}),
		});
	};
	const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => join(n)));
	expect(answers.filter(({ status }) => status === 303)).toHaveLength(3);
	expect(await database.outgoingEmail.count()).toBe(3);
	await server.stop();
});
