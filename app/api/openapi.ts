/**
 * The OpenAPI document of the JSON API, made from the schemas that check what comes in and that
 * type what goes out.
 */
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { env } from "~/platform/env.ts";
import { mediaTypes } from "./body.server.ts";
import { type AnyEndpoint, maxBytesOf } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { DEPTH_MAX, VALUES_MAX } from "./json.server.ts";
import { answerShapes } from "./shapes.ts";

type Json = { [key: string]: unknown };

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Schemas by their names, without the marks of a document of their own. */
function schemasOf(named: Record<string, z.ZodType>, io: "input" | "output"): Json {
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
	const uri = (id: string) => reference(id).$ref;
	const { schemas } = z.toJSONSchema(registry, { io, uri });
	return Object.fromEntries(
		Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
	);
}

/** A schema in place; what has a name of its own is referred to. */
function inlineSchema(shape: z.ZodType): Json {
	const named = Object.entries(answerShapes).find(([, other]) => other === shape);
	if (named) return reference(named[0]);
	if (shape instanceof z.ZodArray) {
		const { element } = shape;
		return { type: "array", items: element instanceof z.ZodType ? inlineSchema(element) : {} };
	}
	const { $schema, ...schema } = z.toJSONSchema(shape, { io: "input" });
	return schema;
}

const all: readonly AnyEndpoint[] = Object.values(endpoints);
const bodyName = (endpoint: AnyEndpoint) =>
	`${endpoint.name.charAt(0).toUpperCase()}${endpoint.name.slice(1)}Body`;

const jsonContent = (schema: Json) => ({ "application/json": { schema } });
const refusal = (description: string, schema: Json = reference("Detail")) => ({
	description,
	content: jsonContent(schema),
});
const eitherRefusal = { anyOf: [reference("FieldErrors"), reference("Detail")] };

const allowHeader = {
	Allow: { description: "The methods of this address.", schema: { type: "string" } },
};

/** Every response that an endpoint can give. */
export function responsesOf(endpoint: AnyEndpoint): Record<string, Json & { description: string }> {
	const { status, shape, description } = endpoint.success;
	const isPublicRead = endpoint.method === "GET" && endpoint.access === "public";
	const waiting = { "Retry-After": { description: "Seconds.", schema: { type: "integer" } } };
	const isProtected = endpoint.access !== "public";
	return {
		[status]: {
			description,
			headers: allowHeader,
			...(shape ? { content: jsonContent(inlineSchema(shape)) } : {}),
		},
		...(isPublicRead && { 304: { description: "Nothing has changed since the ETag was given." } }),
		...((endpoint.body || endpoint.query) && {
			400: refusal("What was sent can't be read, or breaks a rule of a field.", eitherRefusal),
		}),
		401: refusal(isProtected ? "There is no token, or it isn't valid." : "The token isn't valid."),
		...(isProtected && { 403: refusal("The account may not do this.") }),
		...(endpoint.canMiss && { 404: refusal("There is no such record or page.") }),
		406: refusal("The Accept header leaves out application/json."),
		...(endpoint.body && {
			413: refusal(`The body has more than ${maxBytesOf(endpoint)} bytes.`),
			415: refusal("The body is of another type, or compressed."),
		}),
		...((endpoint.throttle || endpoint.isThrottledInside) && {
			429: { ...refusal("Too often; the answer says how long to wait."), headers: waiting },
		}),
		500: refusal("Something went wrong on our side."),
		503: {
			...refusal("The server is busy, or can't store anything. Nothing was changed: try again."),
			headers: waiting,
		},
	};
}

function parametersOf(endpoint: AnyEndpoint): Json[] {
	const inPath = Object.entries(endpoint.parameters ?? {}).map(
		([name, { schema, description }]) => ({
			name,
			in: "path",
			required: true,
			description,
			schema: inlineSchema(schema),
		}),
	);
	const inQuery = Object.entries(endpoint.query?.shape ?? {}).map(([name, schema]) => ({
		name,
		in: "query",
		required: false,
		schema: inlineSchema(schema),
	}));
	return [...inPath, ...inQuery];
}

function operationOf(endpoint: AnyEndpoint): Json {
	const types = endpoint.takesForms ? mediaTypes.form : mediaTypes.json;
	const schema = reference(bodyName(endpoint));
	return {
		operationId: endpoint.name,
		tags: [endpoint.group],
		summary: endpoint.summary,
		security: endpoint.access === "public" ? [] : [{ token: [] }],
		parameters: parametersOf(endpoint),
		...(endpoint.body && {
			requestBody: {
				required: true,
				description: `At most ${maxBytesOf(endpoint)} bytes; JSON nested at most ${DEPTH_MAX} levels deep, with at most ${VALUES_MAX} values.`,
				content: Object.fromEntries(
					types.map((type) => [
						type,
						{ schema, ...(type === "application/json" && { example: endpoint.example }) },
					]),
				),
			},
		}),
		responses: responsesOf(endpoint),
	};
}

function pathsOf(): Json {
	const paths: Record<string, Json> = {};
	for (const endpoint of all) {
		const path = paths[endpoint.path] ?? {};
		paths[endpoint.path] = { ...path, [endpoint.method.toLowerCase()]: operationOf(endpoint) };
	}
	return paths;
}

const bodies = Object.fromEntries(
	all.flatMap((endpoint) => (endpoint.body ? [[bodyName(endpoint), endpoint.body]] : [])),
);

export const openApiDocument = {
	openapi: "3.1.0",
	info: {
		get title() {
			return `${facts.brand}: JSON API`;
		},
		version: "1.0.0",
		description:
			"Puppies, videos, photos and messages for other programs. Every path also answers " +
			"without its trailing slash. Fields that an endpoint doesn't know are passed over, so that " +
			"what was read can be sent back.",
	},
	servers: [{ url: env.origin }],
	tags: [...new Set(all.map(({ group }) => group))].map((name) => ({ name })),
	paths: pathsOf(),
	components: {
		securitySchemes: {
			token: {
				type: "apiKey",
				in: "header",
				name: "Authorization",
				description: "The word Token, a space, and the token that signing in gave.",
			},
		},
		schemas: { ...schemasOf(answerShapes, "output"), ...schemasOf(bodies, "input") },
	},
};
