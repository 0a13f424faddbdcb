/** The trainer's guide: its index, or a task with its text, its pictures and the tasks before and after it. */
import { Fragment } from "react";
import { href } from "react-router";
import { Link } from "~/ui/link.tsx";
import { Formatted } from "~/ui/page/formatted.tsx";
import { Prose } from "~/ui/page/layout.tsx";
import { notFound } from "../not-found.ts";
import { AdminHead, Pager, Panel } from "../page.tsx";
import type { Route } from "./+types/guide.route";
import * as css from "./guide.css.ts";
import { type GuideTask, guidePage, guideTasks } from "./guide.server.ts";
import { GUIDE, pictureSize } from "./guide-texts.ts";

export function loader({ params: { task } }: Route.LoaderArgs) {
	if (task === undefined) return { page: undefined, tasks: guideTasks() };
	const page = guidePage(task);
	if (!page) throw notFound();
	return { page, tasks: [] };
}

const addressOf = (task: GuideTask | undefined) =>
	task && href("/admin/guide/:task", { task: task.id });

export default function GuidePage({ loaderData: { page, tasks } }: Route.ComponentProps) {
	return page ? <Task {...page} /> : <Index tasks={tasks} />;
}

function Index({ tasks }: { tasks: readonly GuideTask[] }) {
	return (
		<>
			<AdminHead title={GUIDE} note="One task, one page. Nothing here needs a programmer." />
			<Panel>
				<nav aria-label="Tasks">
					<ul className={css.tasks}>
						{tasks.map((task) => (
							<li key={task.id}>
								<Link to={addressOf(task) ?? ""}>{task.title}</Link>
							</li>
						))}
					</ul>
				</nav>
			</Panel>
		</>
	);
}

function Task({ title, parts, before, after }: NonNullable<ReturnType<typeof guidePage>>) {
	return (
		<>
			<AdminHead title={title} />
			<Panel>
				<Prose className={css.page}>
					{parts.map(({ text, picture }, index) => {
						// The guide's parts never change their order.
						const key = index;
						return (
							<Fragment key={key}>
								<Formatted parts={text} />
								{picture ? (
									<img
										src={picture.src}
										alt={picture.alt}
										{...pictureSize}
										loading="lazy"
										className={css.screen}
									/>
								) : null}
							</Fragment>
						);
					})}
				</Prose>
			</Panel>
			<Pager
				label={GUIDE}
				newer={addressOf(before)}
				older={addressOf(after)}
				labels={{ newer: before?.title ?? "", older: after?.title ?? "" }}
			/>
		</>
	);
}
