import { describe, expect, test } from "vitest";
import { DEPTH_MAX, readJson, VALUES_MAX } from "./body.server.ts";

const read = (text: string) => readJson(new TextEncoder().encode(text));
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const refusal = (words: string) =>
	expect.objectContaining({ status: 400, body: { detail: words } });

/** Returns the error that reading throws, or else the value. */
function refused(text: string): unknown {
	try {
		return read(text);
	} catch (error) {
		return error;
	}
}

describe("JSON", () => {
	test.each(['{"a":[1,{"b":"\\"[[[[[[[[[[[[[[[[[[[["}]}', '"\\\\"', "[]", nested(DEPTH_MAX)])(
		"such as %s is parsed",
		(text) => expect(read(text)).toEqual(JSON.parse(text)),
	);

	test.each([nested(DEPTH_MAX + 1), "[".repeat(100_000), '{"a":'.repeat(DEPTH_MAX + 1)])(
		"that is nested too deeply is refused before it is parsed",
		(text) => {
			expect(refused(text)).toEqual(
				refusal(`JSON parse error - Nested more than ${DEPTH_MAX} levels deep.`),
			);
		},
	);

	test("with too many values is refused before it is parsed", () => {
		const object = (fields: number) =>
			JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, n) => [`k${n}`, n])));
		expect(Object.keys(Object(read(object(VALUES_MAX - 2))))).toHaveLength(VALUES_MAX - 2);
		const words = `JSON parse error - More than ${VALUES_MAX} values.`;
		expect(refused(object(VALUES_MAX + 1))).toEqual(refusal(words));
		expect(refused(`[${"0,".repeat(VALUES_MAX + 1)}0]`)).toEqual(refusal(words));
	});

	test.each(['"', '"\\', "{", "]]]]", '"a', "\u0000"])(
		"that is malformed (%j) is refused",
		(text) => {
			expect(refused(text)).toHaveProperty("status", 400);
		},
	);
});
