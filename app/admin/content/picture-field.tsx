import { useRef } from "react";
import { href } from "react-router";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { muted, small } from "~/ui/theme/text.css.ts";
import { PictureUpload } from "../photos/picture-upload.tsx";
import { PictureChoices } from "../picture-choices.tsx";

interface PictureFieldProps {
	label: string;
	name: string;
	/** The id of the group of radio buttons; the error summary links to it. */
	id?: string;
	choices: readonly PictureChoice[];
	/**
	 * The chosen picture, in the format of `pictureText`; the value that `useCheckedForm` gives the control
	 * at first.
	 */
	defaultValue?: string;
	error?: string;
	/** Label of the choice for no picture. */
	blank?: string;
	hint?: string;
}

/** The library's photos as a group of radio buttons, each showing its photo. */
export function PictureField(props: PictureFieldProps) {
	const { label, name, id = name, choices, defaultValue = "", error, hint } = props;
	const { blank = "No picture" } = props;
	// A photo that has been deleted since is no longer offered: the choice for no picture is selected instead.
	const chosen = choices.some(({ value }) => value === defaultValue) ? defaultValue : "";
	const group = useRef<HTMLFieldSetElement>(null);
	const choose = (value: string) => {
		const radio = [...(group.current?.querySelectorAll("input[type=radio]") ?? [])].find(
			(one) => one instanceof HTMLInputElement && one.value === value,
		);
		if (radio instanceof HTMLInputElement) radio.click();
	};
	return (
		<PictureChoices
			ref={group}
			label={label}
			name={name}
			id={id}
			choices={choices}
			chosen={chosen}
			blank={blank}
			error={error}
		>
			<PictureUpload offered={choices.map(({ value }) => value)} onAdded={choose} />
			<p className={`${muted} ${small}`}>
				{hint ? `${hint} ` : null}
				These are your{" "}
				<a href={href("/admin/photos")} target="_blank" rel="noreferrer">
					photos
				</a>{" "}
				(in another tab), where you can add more and see where each is used.
			</p>
		</PictureChoices>
	);
}
