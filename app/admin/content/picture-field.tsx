import { useRef } from "react";
import { href } from "react-router";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { muted, small } from "~/ui/theme/text.css.ts";
import { bad, bare } from "../page.css.ts";
import { PictureUpload } from "../photos/picture-upload.tsx";
import * as css from "./picture-field.css.ts";

interface PictureFieldProps {
	label: string;
	name: string;
	/** The id of the group of radio buttons; the error summary links to it. */
	id: string;
	choices: readonly PictureChoice[];
	/**
	 * The chosen picture, in the format of `pictureText`; the value that `useCheckedForm` gives the control
	 * at first.
	 */
	defaultValue?: string;
	error?: string;
	/** Label of the choice for no picture. */
	blank: string;
	hint?: string;
}

/** The library's photos as a group of radio buttons, each with its picture. The first one chooses none. */
export function PictureField(props: PictureFieldProps) {
	const { label, name, id, choices, defaultValue = "", error, blank, hint } = props;
	// A photo that has been deleted since is no longer offered: the choice for no picture is selected instead.
	const chosen = choices.some(({ value }) => value === defaultValue) ? defaultValue : "";
	const group = useRef<HTMLFieldSetElement>(null);
	const choose = (value: string) =>
		group.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
	const errorId = error ? `${id}-error` : undefined;
	const none = { value: "", title: blank, picture: undefined };
	return (
		<fieldset ref={group} id={id} tabIndex={-1} aria-describedby={errorId} className={bare}>
			<legend>
				{label} <span className={muted}>(optional)</span>
			</legend>
			{error ? (
				<p id={errorId} className={bad}>
					{error}
				</p>
			) : null}
			<div className={css.choices}>
				{[none, ...choices].map(({ value, title, picture }) => (
					<label key={value} className={css.choice}>
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={chosen === value}
							className={css.radio}
						/>
						<Frame as="span" className={css.thumbnail}>
							<Picture source={picture} sizes="10rem" />
						</Frame>
						{title}
					</label>
				))}
			</div>
			<PictureUpload offered={choices.map(({ value }) => value)} onAdded={choose} />
			<p className={`${muted} ${small}`}>
				{hint ? `${hint} ` : null}
				These are your{" "}
				<a href={href("/admin/photos")} target="_blank" rel="noreferrer">
					photos
				</a>{" "}
				(in another tab), where you can add more and see where each is used.
			</p>
		</fieldset>
	);
}
