/** Prepares the descriptions of the endpoints for the page about the JSON API. */
import { z } from "zod";
import { type AnyEndpoint, accessText, type NamedEndpoint } from "./endpoint.ts";
import { allEndpoints } from "./endpoints.ts";
import { responsesOf } from "./openapi.ts";

const typeSchema = z.union([z.string(), z.array(z.string())]).optional();
const fieldSchema = z.looseObject({
	type: typeSchema,
	maxLength: z.int().optional(),
	minimum: z.number().optional(),
	maximum: z.number().optional(),
	enum: z.array(z.string()).optional(),
	anyOf: z.array(z.looseObject({ type: typeSchema })).optional(),
});
const bodySchema = z.object({
	properties: z.record(z.string(), fieldSchema),
	required: z.array(z.string()).default([]),
});

type Field = z.output<typeof fieldSchema>;

/** The type of a field in words, such as "text of at most 80 characters", "true or false" or "one of: …". */
function kindOf(field: Field): string {
	const kinds = field.anyOf ?? [field];
	const types = kinds.flatMap(({ type }) => type ?? []);
	const { maxLength, minimum, maximum } = fieldSchema.parse(kinds[0]);
	const orNull = types.includes("null") ? ", or null" : "";
	if (field.enum) return `one of: ${field.enum.filter(Boolean).join(", ")}${orNull}`;
	if (types.includes("boolean")) return `true or false${orNull}`;
	if (types.includes("integer")) return `a whole number from ${minimum} to ${maximum}${orNull}`;
	return `${maxLength ? `text of at most ${maxLength} characters` : "text"}${orNull}`;
}

function fieldsOf(endpoint: AnyEndpoint) {
	if (!endpoint.body) return [];
	const { properties, required } = bodySchema.parse(z.toJSONSchema(endpoint.body, { io: "input" }));
	return Object.entries(properties).map(([name, field]) => ({
		name,
		kind: kindOf(field) + (required.includes(name) ? "; required" : ""),
	}));
}

const describe = (endpoint: NamedEndpoint) => ({
	name: endpoint.name,
	method: endpoint.method,
	path: endpoint.path,
	summary: endpoint.summary,
	access: accessText[endpoint.access],
	query: Object.keys(endpoint.query?.shape ?? {}),
	fields: fieldsOf(endpoint),
	example: endpoint.example ? JSON.stringify(endpoint.example, null, 2) : undefined,
	responses: Object.entries(responsesOf(endpoint)).map(([status, { description }]) => ({
		status,
		description,
	})),
});

/** The endpoints by group, in the order of their descriptions. */
export function documentedCalls() {
	return [...Map.groupBy(allEndpoints, ({ group }) => group)].map(([group, members]) => ({
		group,
		endpoints: members.map(describe),
	}));
}
