/** A preview of how one of the trainer's own pages looks in search results and when somebody shares it. */
import {
	absoluteAddress,
	cutAtWord,
	DESCRIPTION_LENGTH,
	fullTitle,
	sitePreview,
} from "~/business/head.ts";
import { filled } from "~/business/placeholders.ts";
import { valuesIn } from "~/content/fields/form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import * as shared from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as rows from "../rows.css.ts";
import * as css from "./editor.css.ts";

interface SharePreviewProps {
	/** What is typed, as the nested values of the page's form. */
	values: unknown;
	choices: readonly PictureChoice[];
}

export function SharePreview({ values, choices }: SharePreviewProps) {
	const page = filled(valuesIn(values));
	const search = valuesIn(page.search);
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	// A drawing has no file that every program can show for a shared page.
	const photo = text(search.picture).startsWith("photo:") ? search.picture : undefined;
	const picture = choices.find(({ value }) => value === photo)?.picture.src ?? sitePreview.path;
	const { host } = new URL(absoluteAddress("/"));
	const heading = fullTitle(text(search.title) || text(page.title) || "Title");
	const description = cutAtWord(
		text(search.description) || text(page.lead) || text(page.title),
		DESCRIPTION_LENGTH,
	);
	return (
		<Panel title="Preview" id="preview">
			<div className={shared.parts}>
				<div>
					<p className={css.previewName}>In search results</p>
					<div className={css.found}>
						<p className={shared.remark}>
							{host} › {text(page.slug)}
						</p>
						<p className={css.foundTitle} dir="auto">
							{heading}
						</p>
						<p className={shared.remark} dir="auto">
							{description}
						</p>
					</div>
				</div>
				<div>
					<p className={css.previewName}>When somebody shares it</p>
					<div className={css.share}>
						<img src={picture} alt="" className={css.sharePicture} />
						<div className={css.shareText}>
							<p className={shared.remark}>{host}</p>
							<p className={rows.name} dir="auto">
								{heading}
							</p>
							<p className={shared.remark} dir="auto">
								{description}
							</p>
						</div>
					</div>
				</div>
			</div>
		</Panel>
	);
}
