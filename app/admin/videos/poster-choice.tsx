import { muted } from "~/ui/theme/text.css.ts";
import type { PosterChoice } from "~/videos/admin-queries.server.ts";
import * as css from "../picture-choices.css.ts";
import { PictureChoices } from "../picture-choices.tsx";

interface PosterChoicesProps {
	name: string;
	/** Id of the group, which the error summary links to. */
	id: string;
	posters: readonly PosterChoice[];
	/** Id of the chosen photo; empty for none. */
	chosen: string;
	error?: string;
}

/** The stock photos as a group of radio buttons, each with its picture. */
export function PosterChoices({ name, id, posters, chosen, error }: PosterChoicesProps) {
	const errorId = error ? `${id}-error` : undefined;
	return (
		<fieldset id={id} tabIndex={-1} aria-describedby={errorId} className={css.group}>
			<legend className={css.legend}>
				Poster <span className={css.optional}>(optional)</span>
			</legend>
			{error ? (
				<p id={errorId} className={css.problem}>
					{error}
				</p>
			) : null}
			{posters.length === 0 ? (
				<p className={muted}>
					Posters are chosen from the photos, and there are none yet. Until then, the video has a
					plain background.
				</p>
			) : (
				<PictureChoices
					name={name}
					choices={posters.map((poster) => ({ ...poster, value: String(poster.id) }))}
					chosen={chosen}
					blank="No poster"
				/>
			)}
		</fieldset>
	);
}
