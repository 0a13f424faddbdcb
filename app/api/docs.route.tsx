/** The page that explains the JSON API, made from the same descriptions as the OpenAPI document. */
import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { headTags } from "~/business/head.ts";
import { env } from "~/platform/env.ts";
import { Section } from "~/ui/page/layout.tsx";
import { PageHead } from "~/ui/page/page-head.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/docs.route";
import * as styles from "./docs.css.ts";
import { documentedCalls } from "./docs.server.ts";

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

function Terms({ terms }: { terms: readonly (readonly [name: string, meaning: string])[] }) {
	return (
		<dl className={styles.terms}>
			{terms.map(([name, meaning]) => (
				<div key={name} className={styles.pair}>
					<dt className={styles.term}>{name}</dt>
					<dd>{meaning}</dd>
				</div>
			))}
		</dl>
	);
}

function EndpointDetails({ endpoint }: { endpoint: Endpoint }) {
	const { name, method, path, summary, access, query, fields, example, responses } = endpoint;
	return (
		<article className={styles.endpoint} aria-labelledby={name}>
			<h3 id={name} className={styles.address}>
				<span className={styles.method}>{method}</span>
				{path}
			</h3>
			<p>{summary}</p>
			<p className={muted}>
				{access}
				{query.length > 0 ? ` Query parameters: ${query.join(", ")}.` : ""}
			</p>
			<div className={styles.details}>
				<div className={styles.part}>
					<h4>Responses</h4>
					<Terms
						terms={responses.map(({ status, description }) => [status, description] as const)}
					/>
				</div>
				{fields.length > 0 ? (
					<div>
						<h4>Request body</h4>
						<Terms terms={fields.map(({ name, kind }) => [name, kind] as const)} />
					</div>
				) : null}
			</div>
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
