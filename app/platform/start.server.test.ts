import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { addressToListenOn, framed, startProblem } from "./start.server.ts";

test("a server behind a proxy listens only to this machine, except in a container", () => {
	expect(addressToListenOn({ HOST: undefined, TRUST_PROXY: 0 }, false)).toBeUndefined();
	expect(addressToListenOn({ HOST: undefined, TRUST_PROXY: 1 }, false)).toBe("127.0.0.1");
	expect(addressToListenOn({ HOST: undefined, TRUST_PROXY: 1 }, true)).toBeUndefined();
	expect(addressToListenOn({ HOST: "192.0.2.7", TRUST_PROXY: 1 }, false)).toBe("192.0.2.7");
	expect(addressToListenOn({ HOST: "127.0.0.1", TRUST_PROXY: 0 }, true)).toBe("127.0.0.1");
});

/** The error with which a server fails to listen. */
async function failure(port: number, host: string): Promise<unknown> {
	const server = createServer().listen(port, host);
	const [error] = await once(server, "error");
	return error;
}

test("a start that fails says which setting to change", async () => {
	const taken = createServer().listen(0, "127.0.0.1");
	await once(taken, "listening");
	const address = taken.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const settings = { HOST: "192.0.2.7", PORT: port, NODE_ENV: "production" } as const;
	expect(startProblem(await failure(port, "127.0.0.1"), settings)).toBe(
		`Port ${port} is taken: set PORT.`,
	);
	taken.close();
	expect(startProblem(await failure(port, "192.0.2.7"), settings)).toBe(
		"HOST is 192.0.2.7, which is no address of this machine.",
	);
	expect(startProblem(new Error("Something else."), settings)).toBe("Something else.");
});

test("a frame is as wide as its longest line", () => {
	expect(framed(["ab", "a"])).toBe("┌────┐\n│ ab │\n│ a  │\n└────┘");
});
