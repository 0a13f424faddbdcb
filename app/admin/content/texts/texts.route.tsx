/** The pages that the site has itself, whose texts and pictures can be changed. */
import { href } from "react-router";
import { documentState } from "~/content/drafts.server.ts";
import { textPages } from "~/content/texts/documents.ts";
import { Link } from "~/ui/link.tsx";
import { loading } from "../../failures.server.ts";
import * as letters from "../../letters/letters.css.ts";
import { AdminHead, adminMeta, Panel } from "../../page.tsx";
import { SettingsSections } from "../../settings/sections.tsx";
import { standing } from "../document-bar.tsx";
import { editingMessages } from "../editing.ts";
import type { Route } from "./+types/texts.route";

const TITLE = "Texts and pictures";

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = loading(editingMessages.load, async () => {
	const pages = await Promise.all(
		textPages.map(async ({ page: { key, label, path }, document }) => {
			const { value: _, ...state } = await documentState(document);
			return { key, label, path, state };
		}),
	);
	return { pages };
});

export default function TextsPage({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<AdminHead
				title={TITLE}
				note="Headings, texts and pictures of the pages that the site has from the start."
			/>
			<SettingsSections />
			<Panel>
				<ul className={letters.list}>
					{loaderData.pages.map(({ key, label, path, state }) => (
						<li key={key} className={letters.item}>
							<div className={letters.about}>
								<Link
									to={href("/admin/content/texts/:page", { page: key })}
									className={letters.name}
								>
									{label}
								</Link>
								<p className={letters.line}>
									{path} · {standing(state)}
								</p>
							</div>
						</li>
					))}
				</ul>
			</Panel>
		</>
	);
}
