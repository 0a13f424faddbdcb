/** The trainer's guide, one task a section. */
import { Formatted } from "~/ui/page/formatted.tsx";
import { Prose } from "~/ui/page/layout.tsx";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/guide.route";
import * as css from "./guide.css.ts";
import { guideSections } from "./guide.server.ts";

const TITLE = "Guide";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = () => ({ sections: guideSections() });

export default function GuidePage({ loaderData: { sections } }: Route.ComponentProps) {
	return (
		<>
			<AdminHead title={TITLE} note="One task, one section." />
			<Panel>
				<nav aria-label="Tasks">
					<ul className={css.tasks}>
						{sections.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`}>{title}</a>
							</li>
						))}
					</ul>
				</nav>
			</Panel>
			{sections.map(({ id, title, parts }) => (
				<Panel key={id} title={title} id={id}>
					<Prose>
						<Formatted of={parts} />
					</Prose>
				</Panel>
			))}
		</>
	);
}
