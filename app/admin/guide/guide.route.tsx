/** The index of the trainer's guide, with a link to each task. */
import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/guide.route";
import * as css from "./guide.css.ts";
import { guideTasks } from "./guide.server.ts";
import { GUIDE } from "./words.ts";

export const meta: Route.MetaFunction = () => adminMeta(GUIDE);

export const loader = () => ({ tasks: guideTasks() });

export default function GuidePage({ loaderData: { tasks } }: Route.ComponentProps) {
	return (
		<>
			<AdminHead title={GUIDE} note="One task, one page. Nothing here needs a programmer." />
			<Panel>
				<nav aria-label="Tasks">
					<ul className={css.tasks}>
						{tasks.map(({ id, title }) => (
							<li key={id}>
								<Link to={href("/admin/guide/:task", { task: id })}>{title}</Link>
							</li>
						))}
					</ul>
				</nav>
			</Panel>
		</>
	);
}
