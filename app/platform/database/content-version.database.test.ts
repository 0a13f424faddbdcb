import { beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/database.ts";
import { cacheByContentVersion, raiseContentVersion } from "./content-version.server.ts";
import { transaction } from "./database.server.ts";

beforeEach(freshDatabase);

function counting() {
	let readings = 0;
	return cacheByContentVersion(
		async (question: string) => {
			readings += 1;
			if (question === "broken" && readings === 1) throw new Error("not now");
			return `${question} ${readings}`;
		},
		(question) => (question === "endless" ? undefined : question),
	);
}

test("A remembered result is read again only after the content has changed", async () => {
	const read = counting();
	expect(await Promise.all([read("a"), read("a")])).toEqual(["a 1", "a 1"]);
	expect(await read("b")).toBe("b 2");
	await transaction((client) => raiseContentVersion(client));
	expect(await read("a")).toBe("a 3");
});

test("A read that failed is tried again", async () => {
	const read = counting();
	await expect(read("broken")).rejects.toThrow("not now");
	expect(await read("broken")).toBe("broken 2");
});

test("A result without a cache key is not remembered", async () => {
	const read = counting();
	expect(await read("endless")).toBe("endless 1");
	expect(await read("endless")).toBe("endless 2");
});
