/** The page that explains the JSON API, made from the same descriptions as the OpenAPI document. */
import { Fragment } from "react";
import { href } from "react-router";
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { env } from "~/platform/env.ts";
import { FactsList } from "~/ui/facts-list.tsx";
import { Section } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/docs.route";
import * as styles from "./docs.css.ts";
import { type AnyEndpoint, accessText, type NamedEndpoint } from "./endpoint.ts";
import { allEndpoints } from "./endpoints.ts";
import { responsesOf } from "./openapi.ts";

const TITLE = "JSON API";

export const meta: Route.MetaFunction = () =>
	headTags({
		title: TITLE,
		description: `How other programs read the puppies and videos of ${facts.brand}.`,
		path: href("/api/docs"),
		index: false,
	});

export function loader() {
	return { groups: documentedCalls(), origin: env.ORIGIN };
}

type Endpoint = Route.ComponentProps["loaderData"]["groups"][number]["endpoints"][number];

function EndpointDetails({ endpoint }: { endpoint: Endpoint }) {
	const { name, method, path, summary, access, query, fields, example, responses } = endpoint;
	return (
		<article className={styles.endpoint} aria-labelledby={name}>
			<h3 id={name} className={styles.address}>
				<span className={styles.method}>{method}</span>
				<span>
					{path.split(/(?<=\/)/).map((part) => (
						<Fragment key={part}>
							{part}
							<wbr />
						</Fragment>
					))}
				</span>
			</h3>
			<p>{summary}</p>
			<p className={muted}>
				{access}
				{query.length > 0 ? ` Query parameters: ${query.join(", ")}.` : ""}
			</p>
			{fields.length > 0 ? <h4>Request body</h4> : null}
			<FactsList rows={fields} />
			<h4>Responses</h4>
			<FactsList rows={responses} />
			{example ? (
				<section aria-label={`Example for ${method} ${path}`}>
					<pre className={styles.code}>{example}</pre>
				</section>
			) : null}
		</article>
	);
}

export default function ApiPage({ loaderData: { groups, origin } }: Route.ComponentProps) {
	return (
		<>
			<PageHead title={TITLE} lead="For other programs: puppies, videos, photos and messages." />
			<Section aria-label="The endpoints" tight>
				<p>
					Every address begins with {origin}. Programs can read the same in{" "}
					<a href={href("/api/openapi.json")}>the OpenAPI document</a>.
				</p>
				<p>
					Where a token is needed, send the header <code>Authorization: Token …</code> with the
					token that you got by signing in.
				</p>
				{groups.map(({ group, endpoints }) => (
					<section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
						<h2 id={`group-${group}`}>{group}</h2>
						{endpoints.map((endpoint) => (
							<EndpointDetails key={endpoint.name} endpoint={endpoint} />
						))}
					</section>
				))}
			</Section>
		</>
	);
}

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
	return Object.entries(properties).map(([name, field]) => {
		return { name, value: kindOf(field) + (required.includes(name) ? "; required" : "") };
	});
}

const describe = (endpoint: NamedEndpoint) => ({
	name: endpoint.name,
	method: endpoint.method,
	path: endpoint.path,
	summary: endpoint.summary,
	access: accessText[endpoint.access],
	query: Object.keys(endpoint.query?.shape ?? {}),
	fields: fieldsOf(endpoint),
	example: endpoint.example && JSON.stringify(endpoint.example, null, 2),
	responses: Object.entries(responsesOf(endpoint)).map(([status, { description }]) => ({
		name: status,
		value: description,
	})),
});

/** The endpoints by group, in the order of their descriptions. */
function documentedCalls() {
	return [...Map.groupBy(allEndpoints, ({ group }) => group)].map(([group, members]) => ({
		group,
		endpoints: members.map(describe),
	}));
}
