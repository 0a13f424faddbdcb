/**
 * The OpenAPI document of the JSON API, made from the schemas that validate requests and give responses
 * their types.
 */
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { capital } from "~/platform/capital.ts";
import { env } from "~/platform/env.ts";
import { DEPTH_MAX, mediaTypes, VALUES_MAX } from "./body.server.ts";
import { type AnyEndpoint, maxBytesOf, type NamedEndpoint } from "./endpoint.ts";
import { allEndpoints } from "./endpoints.ts";
import { responseShapes } from "./shapes.ts";

type Json = { [key: string]: unknown };

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** JSON schemas by name, without the properties that only a separate document needs. */
function schemasOf(named: Record<string, z.ZodType>, io: "input" | "output"): Json {
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
	const uri = (id: string) => reference(id).$ref;
	const { schemas } = z.toJSONSchema(registry, { io, uri });
	return Object.fromEntries(
		Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
	);
}

/** A JSON schema inline, with references to the schemas that have names. */
function inlineSchema(shape: z.ZodType): Json {
	const named = Object.entries(responseShapes).find(([, other]) => other === shape);
	if (named) return reference(named[0]);
	if (shape instanceof z.ZodArray) {
		const { element } = shape;
		return { type: "array", items: element instanceof z.ZodType ? inlineSchema(element) : {} };
	}
	const { $schema, ...schema } = z.toJSONSchema(shape, { io: "input" });
	return schema;
}

const bodyName = ({ name }: NamedEndpoint) => `${capital(name)}Body`;

const jsonContent = (schema: Json) => ({ "application/json": { schema } });
const refusal = (description: string, schema: Json = reference("Detail")) => ({
	description,
	content: jsonContent(schema),
});
const eitherRefusal = { anyOf: [reference("FieldErrors"), reference("Detail")] };

const allowHeader = {
	Allow: { description: "The methods that this address supports.", schema: { type: "string" } },
};

export function responsesOf(endpoint: AnyEndpoint): Record<string, Json & { description: string }> {
	const { status, shape, description } = endpoint.success;
	const isPublicRead = endpoint.method === "GET" && endpoint.access === "public";
	const waiting = {
		"Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
	};
	const isProtected = endpoint.access !== "public";
	return {
		[status]: {
			description,
			headers: allowHeader,
			...(shape ? { content: jsonContent(inlineSchema(shape)) } : {}),
		},
		...(isPublicRead && { 304: { description: "Nothing has changed since the ETag was given." } }),
		...((endpoint.body || endpoint.query) && {
			400: refusal("The request can't be parsed, or a field is invalid.", eitherRefusal),
		}),
		401: refusal(isProtected ? "The token is missing or invalid." : "The token is invalid."),
		...(isProtected && { 403: refusal("The account may not do this.") }),
		...((endpoint.parameters || endpoint.canMiss) && {
			404: refusal("There is no such record or page."),
		}),
		406: refusal("The Accept header does not allow application/json."),
		...(endpoint.body && {
			413: refusal(`The body has more than ${maxBytesOf(endpoint)} bytes.`),
			415: refusal("The body has another content type, or is compressed."),
		}),
		...(endpoint.throttle && {
			429: {
				...refusal("Too many requests; the response says how long to wait."),
				headers: waiting,
			},
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

function operationOf(endpoint: NamedEndpoint): Json {
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
	for (const endpoint of allEndpoints) {
		const path = paths[endpoint.path] ?? {};
		paths[endpoint.path] = { ...path, [endpoint.method.toLowerCase()]: operationOf(endpoint) };
	}
	return paths;
}

const bodies = Object.fromEntries(
	allEndpoints.flatMap((endpoint) => (endpoint.body ? [[bodyName(endpoint), endpoint.body]] : [])),
);

export const openApiDocument = {
	openapi: "3.1.0",
	info: {
		get title() {
			return `${facts.brand}: JSON API`;
		},
		version: "1.0.0",
		description:
			"Puppies, videos, photos and messages for other programs. Every path also works " +
			"without its trailing slash. Unknown fields are ignored, so that a record can be " +
			"sent back as it was read. As in Django REST Framework, a text may be sent as a number, " +
			"a whole number as text, and a boolean as a word such as `true`, `yes` or `1`.",
	},
	servers: [{ url: env.ORIGIN }],
	tags: [...new Set(allEndpoints.map(({ group }) => group))].map((name) => ({ name })),
	paths: pathsOf(),
	components: {
		securitySchemes: {
			token: {
				type: "apiKey",
				in: "header",
				name: "Authorization",
				description: "The word Token, a space, and the token from signing in.",
			},
		},
		schemas: { ...schemasOf(responseShapes, "output"), ...schemasOf(bodies, "input") },
	},
};
