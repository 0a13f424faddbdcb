import { href } from "react-router";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { muted, small } from "~/ui/theme/text.css.ts";
import * as css from "../picture-choices.css.ts";
import { PictureChoices } from "../picture-choices.tsx";

interface PictureFieldProps {
	label: string;
	name: string;
	/** Of the group, to which an error summary leads. */
	id?: string;
	choices: readonly PictureChoice[];
	/** What is chosen, as `pictureText` says it; what `useCheckedForm` says a control begins with. */
	defaultValue?: string;
	error?: string;
	/** Words of the choice that names no picture. */
	blank?: string;
	hint?: string;
}

/** The library's photos as a group of radio buttons, each with its picture. */
export function PictureField(props: PictureFieldProps) {
	const { label, name, id = name, choices, defaultValue = "", error, hint } = props;
	const { blank = "No picture" } = props;
	const errorId = error ? `${id}-error` : undefined;
	// A photo that was deleted since is no choice any more: what the page does without it is.
	const chosen = choices.some(({ value }) => value === defaultValue) ? defaultValue : "";
	return (
		<fieldset id={id} tabIndex={-1} aria-describedby={errorId} className={css.group}>
			<legend className={css.legend}>
				{label} <span className={css.optional}>(optional)</span>
			</legend>
			{error ? (
				<p id={errorId} className={css.problem}>
					{error}
				</p>
			) : null}
			<PictureChoices name={name} choices={choices} chosen={chosen} blank={blank} />
			<p className={`${muted} ${small}`}>
				{hint ? `${hint} ` : null}
				Photos come from the{" "}
				<a href={href("/admin/photos")} target="_blank" rel="noreferrer">
					stock photos
				</a>
				, which opens in another tab: add and describe one there, save here, and it can be chosen.
			</p>
		</fieldset>
	);
}
