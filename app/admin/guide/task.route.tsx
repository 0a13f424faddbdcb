/** A task of the trainer's guide: text and pictures, and links to the previous and next tasks. */

import { Fragment } from "react";
import { href } from "react-router";
import { Formatted } from "~/ui/page/formatted.tsx";
import { Prose } from "~/ui/page/layout.tsx";
import { notFound } from "../not-found.ts";
import { AdminHead, adminMeta, Pager, Panel } from "../page.tsx";
import type { Route } from "./+types/task.route";
import * as css from "./guide.css.ts";
import { type GuideTask, guidePage } from "./guide.server.ts";
import { GUIDE, pictureSize } from "./words.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData?.page.title ?? GUIDE);

export function loader({ params }: Route.LoaderArgs) {
	const page = guidePage(params.task);
	if (!page) throw notFound();
	return { page };
}

const addressOf = (task: GuideTask | undefined) =>
	task && href("/admin/guide/:task", { task: task.id });

export default function GuideTaskPage({ loaderData: { page } }: Route.ComponentProps) {
	const { title, parts, before, after } = page;
	return (
		<>
			<AdminHead
				title={title}
				trail={[{ name: GUIDE, path: href("/admin/guide") }, { name: title }]}
			/>
			<Panel>
				<Prose className={css.page}>
					{parts.map(({ words, picture }, index) => {
						// The guide's parts never change their order.
						const key = index;
						return (
							<Fragment key={key}>
								<Formatted of={words} />
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
				words={{ newer: before?.title ?? "", older: after?.title ?? "" }}
			/>
		</>
	);
}
