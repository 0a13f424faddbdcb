import type { ComponentProps } from "react";
import { Frame, Picture } from "~/ui/picture/picture.tsx";
import * as css from "./picture-choices.css.ts";

interface Choice {
	value: string;
	title: string;
	picture: ComponentProps<typeof Picture>["of"];
}

interface PictureChoicesProps {
	name: string;
	choices: readonly Choice[];
	/** The chosen value; empty for none. */
	chosen: string;
	/** Label of the choice without a picture. */
	blank: string;
}

/** Radio buttons, each with its picture. The first one chooses no picture. */
export function PictureChoices({ name, choices, chosen, blank }: PictureChoicesProps) {
	const none: Choice = { value: "", title: blank, picture: undefined };
	return (
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
						<Picture of={picture} sizes="10rem" />
					</Frame>
					{title}
				</label>
			))}
		</div>
	);
}
