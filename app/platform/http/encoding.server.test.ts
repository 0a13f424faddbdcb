import { describe, expect, test } from "vitest";
import { acceptedEncoding } from "./encoding.server.ts";

describe("the encoding of a response", () => {
	test("is the smallest that the client accepts", () => {
		expect(acceptedEncoding("gzip, deflate, br, zstd")).toBe("br");
		expect(acceptedEncoding("gzip, deflate")).toBe("gzip");
		expect(acceptedEncoding("deflate")).toBe("identity");
		expect(acceptedEncoding(undefined)).toBe("identity");
		expect(acceptedEncoding("")).toBe("identity");
	});

	test("is never one that the client refuses, in any spelling", () => {
		for (const refused of ["br;q=0", "br; q=0.0", "br ;Q=0.000", "br;q=x", "br;q=-1", "br;q=2"]) {
			expect(acceptedEncoding(`gzip, ${refused}`), refused).toBe("gzip");
		}
		expect(acceptedEncoding("gzip;q=0, br;q=0")).toBe("identity");
		expect(acceptedEncoding("*;q=0")).toBe("identity");
	});

	test("is the smallest whatever weights the client gives to those that it accepts", () => {
		expect(acceptedEncoding("br;q=0.5, gzip;q=0.8")).toBe("br");
		expect(acceptedEncoding("gzip;q=0.5, identity")).toBe("gzip");
	});

	test("may be any if the client accepts any", () => {
		expect(acceptedEncoding("*")).toBe("br");
		expect(acceptedEncoding("br;q=0, *")).toBe("gzip");
	});

	test("doesn't depend on case or spaces, and is not found inside other names", () => {
		expect(acceptedEncoding("  GZip  ,BR")).toBe("br");
		expect(acceptedEncoding("xbr, br-x, x-gzip")).toBe("identity");
	});

	test("is one of those that are offered", () => {
		expect(acceptedEncoding("br, gzip", ["gzip"])).toBe("gzip");
		expect(acceptedEncoding("br", ["gzip"])).toBe("identity");
	});

	test("is read from a header that was sent twice", () => {
		expect(acceptedEncoding(["gzip", "br;q=0"])).toBe("gzip");
	});
});
