/**
 * Generates a typed TypeScript client from an OpenAPI document. Supports only the parts of
 * OpenAPI that this site uses.
 */
import { z } from "zod";

const schemaSchema = z.looseObject({
	$ref: z.string().optional(),
	type: z.union([z.string(), z.array(z.string())]).optional(),
	const: z.unknown().optional(),
	enum: z.array(z.unknown()).optional(),
	anyOf: z.array(z.unknown()).optional(),
	items: z.unknown().optional(),
	properties: z.record(z.string(), z.unknown()).optional(),
	required: z.array(z.string()).optional(),
	additionalProperties: z.unknown().optional(),
});
const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }));
const operationSchema = z.object({
	operationId: z.string(),
	summary: z.string(),
	parameters: z.array(
		z.object({ name: z.string(), in: z.enum(["path", "query"]), schema: z.unknown() }),
	),
	requestBody: z.object({ content: contentSchema }).optional(),
	responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
});
const documentSchema = z.object({
	paths: z.record(z.string(), z.record(z.string(), operationSchema)),
	components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

type Operation = z.output<typeof operationSchema>;

function objectType(schema: z.output<typeof schemaSchema>): string {
	const required = new Set(schema.required);
	const own = Object.entries(schema.properties ?? {}).map(
		([name, value]) => `${name}${required.has(name) ? "" : "?"}: ${typeOf(value)}`,
	);
	const { additionalProperties: more } = schema;
	if (typeof more === "object" && more)
		own.push(`[field: string]: ${typeOf(more)} | number | undefined`);
	return `{ ${own.join("; ")} }`;
}

/** Converts a JSON Schema to a TypeScript type. */
function typeOf(given: unknown): string {
	const schema = schemaSchema.parse(given);
	if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown";
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
	if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
	const types = [schema.type ?? []].flat().map((type) => {
		if (type === "integer" || type === "number") return "number";
		if (type === "array") return `(${typeOf(schema.items ?? {})})[]`;
		return type === "object" ? objectType(schema) : type;
	});
	return types.join(" | ") || "unknown";
}

function methodOf(path: string, method: string, operation: Operation): string {
	const { operationId, summary, parameters, requestBody, responses } = operation;
	const inPath = parameters.filter((parameter) => parameter.in === "path");
	const inQuery = parameters.filter((parameter) => parameter.in === "query");
	const body = requestBody?.content["application/json"];
	const query = inQuery.map(({ name, schema }) => `${name}?: ${typeOf(schema)}`).join("; ");
	const taken = [
		...inPath.map(({ name, schema }) => `${name}: ${typeOf(schema)}`),
		...(body ? [`body: ${typeOf(body.schema)}`] : []),
		...(query ? [`query: { ${query} } = {}`] : []),
	];
	const success = Object.entries(responses).find(([status]) => status.startsWith("2"));
	const answer = success?.[1].content?.["application/json"];
	const address = path.replace(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`);
	const options = [body ? "body" : "", query ? "query" : ""].filter(Boolean).join(", ");
	return [
		`\t\t/** ${summary} */`,
		`\t\t${operationId}: (${taken.join(", ")}) =>`,
		`\t\t\tsend<${answer ? typeOf(answer.schema) : "undefined"}>("${method.toUpperCase()}", \`${address}\`, { ${options} }),`,
	].join("\n");
}

/** Returns the client's source text. */
export function clientSource(given: unknown): string {
	const { paths, components } = documentSchema.parse(given);
	const types = Object.entries(components.schemas).map(
		([name, schema]) => `type ${name} = ${typeOf(schema)};\n`,
	);
	const calls = Object.entries(paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([method, operation]) => methodOf(path, method, operation)),
	);
	return `// Generated from the OpenAPI document by tests/api/documentation.process.test.ts. Run \`vitest -u\` to regenerate it.

${types.join("\n")}
interface CallOptions {
	body?: unknown;
	query?: Record<string, string | boolean | undefined>;
}

/** Sends a request and resolves with the body of a successful response. */
export type Send = <Answer>(method: string, path: string, options: CallOptions) => Promise<Answer>;

/** All operations of the JSON API. */
export function apiClient(send: Send) {
	return {
${calls.join("\n")}
	};
}
`;
}
