/** Checks each response of the JSON API against the OpenAPI document that the server publishes. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { z } from "zod";

const valueSchema = z.object({
	content: z.record(z.string(), z.object({ schema: z.unknown() })).optional(),
});
const operationSchema = z.object({
	operationId: z.string(),
	parameters: z.array(z.unknown()).optional(),
	responses: z.record(z.string(), valueSchema),
});
const documentSchema = z.object({
	openapi: z.literal("3.1.0"),
	paths: z.record(z.string(), z.record(z.string(), operationSchema)),
	components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

export interface Answer {
	status: number;
	headers: Headers;
	body: unknown;
}

export interface Sent {
	method?: string;
	headers?: Record<string, string>;
	token?: string;
	/** Sent as JSON. */
	json?: unknown;
	/** Sent unchanged. */
	text?: string | Uint8Array<ArrayBuffer>;
	/** The client's address, on which the rate limits depend. The server must trust one proxy. */
	from?: string;
}

/** Statuses that need no documented operation, because they answer unknown methods and addresses. */
const anywhere = new Set([401, 403, 404, 405, 406]);

/** Returns a function that calls the server at `origin` and checks each response before it returns it. */
export async function contract(origin: string) {
	const response = await fetch(`${origin}/api/openapi.json`);
	const document = documentSchema.parse(await response.json());
	const ajv = new Ajv2020({ strict: false, allErrors: true });
	addFormats.default(ajv);
	ajv.addSchema({ $id: "document", components: document.components });
	const paths = Object.entries(document.paths).map(([path, operations]) => {
		const pattern = path.replace(/\/$/, "").replace(/\{\w+\}/g, "[^/]+");
		return { path, operations, form: new RegExp(`^${pattern}/?$`) };
	});
	const seen = new Map<string, Set<number>>();

	function validate(schema: unknown, body: unknown, where: string) {
		const absolute = JSON.stringify(schema).replaceAll('"#/', '"document#/');
		const check = ajv.compile(JSON.parse(absolute));
		if (!check(body)) {
			throw new Error(`${where} is not as described: ${ajv.errorsText(check.errors)}`);
		}
	}

	function check(method: string, address: string, answer: Answer) {
		const { pathname } = new URL(address, origin);
		const where = `${method} ${pathname}: ${answer.status} ${JSON.stringify(answer.body)}`;
		// A path without a parameter comes first, because the server prefers it.
		const found = paths
			.toSorted((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")))
			.find(({ form }) => form.test(pathname));
		const operation = found?.operations[method.toLowerCase()];
		expect(answer.headers.get("Set-Cookie"), where).toBeNull();
		if (found) expect(answer.headers.get("Allow"), where).not.toBeNull();
		if (!operation) {
			if (method === "OPTIONS" && answer.status < 300) return;
			expect(anywhere, where).toContain(answer.status);
			validate({ $ref: "#/components/schemas/Detail" }, answer.body, where);
			return;
		}
		const described = operation.responses[answer.status];
		if (!described) throw new Error(`${where} is not described`);
		const statuses = seen.get(operation.operationId) ?? new Set();
		seen.set(operation.operationId, statuses.add(answer.status));
		const content = described.content?.["application/json"];
		if (!content) expect(answer.body, where).toBeUndefined();
		else {
			expect(answer.headers.get("Content-Type"), where).toBe("application/json");
			validate(content.schema, answer.body, where);
		}
	}

	/** Sends a request and checks that the response matches the document. */
	async function call(address: string, sent: Sent = {}): Promise<Answer> {
		const { method = "GET", token, json, text, from, headers = {} } = sent;
		const answer = await fetch(`${origin}${address}`, {
			method,
			redirect: "manual",
			headers: {
				...(json === undefined ? {} : { "Content-Type": "application/json" }),
				...(token === undefined ? {} : { Authorization: `Token ${token}` }),
				...(from === undefined ? {} : { "X-Forwarded-For": from }),
				...headers,
			},
			body: json === undefined ? text : JSON.stringify(json),
		});
		const words = await answer.text();
		const body: unknown = words === "" ? undefined : JSON.parse(words);
		const result = { status: answer.status, headers: answer.headers, body };
		if (method !== "HEAD") check(method, address, result);
		return result;
	}

	return { call, document, seen };
}
