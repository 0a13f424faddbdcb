import type { ComponentProps, ReactNode, RefObject } from "react";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { bad, bare } from "./page.css.ts";
import * as css from "./picture-choices.css.ts";

interface Choice {
	value: string;
	title: string;
	picture: ComponentProps<typeof Picture>["source"];
}

interface PictureChoicesProps {
	ref?: RefObject<HTMLFieldSetElement | null>;
	label: string;
	name: string;
	/** The id of the group; the error summary links to it. */
	id: string;
	choices: readonly Choice[];
	/** The chosen value; empty for none. */
	chosen: string;
	/** Label of the choice without a picture. */
	blank: string;
	error?: string;
	/** Shown below the pictures. */
	children?: ReactNode;
}

/** Radio buttons, each with its picture. The first one chooses no picture. */
export function PictureChoices(props: PictureChoicesProps) {
	const { ref, label, name, id, choices, chosen, blank, error, children } = props;
	const errorId = error ? `${id}-error` : undefined;
	const none: Choice = { value: "", title: blank, picture: undefined };
	return (
		<fieldset ref={ref} id={id} tabIndex={-1} aria-describedby={errorId} className={bare}>
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
			{children}
		</fieldset>
	);
}
