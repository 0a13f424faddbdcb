import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import type { PosterChoice } from "~/videos/admin-queries.server.ts";
import * as css from "../picture-choices.css.ts";

interface PosterChoicesProps {
	name: string;
	/** Of the group, to which the error summary leads. */
	id: string;
	posters: readonly PosterChoice[];
	/** Id of the photo that is chosen; empty for none. */
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
					A poster is chosen from the stock photos, and there are none yet. Until then the video
					stands on a plain ground.
				</p>
			) : (
				<div className={css.choices}>
					<label className={css.choice}>
						<input
							type="radio"
							name={name}
							value=""
							defaultChecked={chosen === ""}
							className={css.radio}
						/>
						<Frame as="span" className={css.thumbnail}>
							<Picture of={undefined} sizes="10rem" />
						</Frame>
						No poster
					</label>
					{posters.map(({ id: posterId, title, picture }) => (
						<label key={posterId} className={css.choice}>
							<input
								type="radio"
								name={name}
								value={posterId}
								defaultChecked={chosen === String(posterId)}
								className={css.radio}
							/>
							<Frame as="span" className={css.thumbnail}>
								<Picture of={picture} sizes="10rem" />
							</Frame>
							{title}
						</label>
					))}
				</div>
			)}
		</fieldset>
	);
}
