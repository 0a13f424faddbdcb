/** What the page of the JSON API shows: the descriptions of the calls, in words. */
import { z } from "zod";
import { type AnyCall, accessWords } from "./call.ts";
import { calls } from "./calls.ts";
import { answersOf } from "./openapi.ts";

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

/** "text of at most 80 characters", "true or false", "one of: …", each perhaps "or null". */
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

function fieldsOf(call: AnyCall) {
	if (!call.body) return [];
	const { properties, required } = bodySchema.parse(z.toJSONSchema(call.body, { io: "input" }));
	return Object.entries(properties).map(([name, field]) => ({
		name,
		kind: kindOf(field) + (required.includes(name) ? "; must be there" : ""),
	}));
}

const describe = (call: AnyCall) => ({
	name: call.name,
	method: call.method,
	path: call.path,
	summary: call.summary,
	access: accessWords[call.access],
	query: Object.keys(call.query?.shape ?? {}),
	fields: fieldsOf(call),
	example: call.example ? JSON.stringify(call.example, null, 2) : undefined,
	answers: Object.entries(answersOf(call)).map(([status, { description }]) => ({
		status,
		description,
	})),
});

/** The calls by their groups, in the order in which they are described. */
export function documentedCalls() {
	const all: readonly AnyCall[] = Object.values(calls);
	return [...Map.groupBy(all, ({ group }) => group)].map(([group, members]) => ({
		group,
		calls: members.map(describe),
	}));
}
