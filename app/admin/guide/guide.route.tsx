/** The trainer's guide: its index, or a task with its text and picture. */
import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { Formatted } from "~/ui/page/formatted.tsx";
import { Prose } from "~/ui/page/layout.tsx";
import { notFound } from "../not-found.ts";
import { AdminHead, Panel } from "../page.tsx";
import type { Route } from "./+types/guide.route";
import * as css from "./guide.css.ts";
import { guidePage, guideTasks } from "./guide.server.ts";
import { pictureSize } from "./picture-size.ts";

export function loader({ params: { task } }: Route.LoaderArgs) {
	if (task === undefined) return { page: undefined, tasks: guideTasks() };
	const page = guidePage(task);
	if (!page) throw notFound();
	return { page, tasks: [] };
}

export default function GuidePage({ loaderData: { page, tasks } }: Route.ComponentProps) {
	return page ? <Task {...page} /> : <Index tasks={tasks} />;
}

function Index({ tasks }: Pick<Route.ComponentProps["loaderData"], "tasks">) {
	return (
		<>
			<AdminHead title="Guide" note="One task, one page. Nothing here needs a programmer." />
			<Panel>
				<nav aria-label="Tasks">
					<ul className={css.tasks}>
						{tasks.map((task) => (
							<li key={task.id}>
								<Link to={href("/admin/guide/:task", { task: task.id })}>{task.title}</Link>
							</li>
						))}
					</ul>
				</nav>
			</Panel>
		</>
	);
}

function Task({ title, text, picture }: NonNullable<ReturnType<typeof guidePage>>) {
	return (
		<>
			<AdminHead title={title} />
			<Panel>
				<Prose className={css.page}>
					{picture ? (
						<img
							src={picture.src}
							alt={picture.alt}
							{...pictureSize}
							loading="lazy"
							className={css.screen}
						/>
					) : null}
					<Formatted parts={text} />
				</Prose>
			</Panel>
		</>
	);
}
