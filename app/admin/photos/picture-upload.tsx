/** Adds a picture to the library where it is needed, in the form that shows it. */
import { type ChangeEvent, useEffect, useEffectEvent, useId } from "react";
import { href } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { LeaveGuard } from "~/forms/leave-guard.tsx";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { buttonLook } from "~/ui/button.tsx";
import { label } from "~/ui/form/field.css.ts";
import { small } from "~/ui/theme/text.css.ts";
import { USUAL_CATEGORY } from "./upload.ts";
import * as css from "./upload-form.css.ts";
import { aboutUploads, kinds, useUploads } from "./upload-form.tsx";
import { isUnfinished, UploadList } from "./upload-list.tsx";

interface PictureUploadProps {
	/** The values of the pictures that the form offers; undefined where there is none to choose from. */
	offered?: readonly string[];
	/** Called with the value of an added picture, as soon as the form offers it. */
	onAdded: (value: string) => void;
	/** The label of a button in place of the browser's file control. */
	button?: string;
}

/**
 * A file control that sends the chosen picture at once and has the form choose it. Shown once hydrated; without
 * JavaScript the field's link leads to the library.
 */
export function PictureUpload({ offered, onAdded, button }: PictureUploadProps) {
	const id = useId();
	const isHydrated = useHydrated();
	const { queue, uploads } = useUploads(href("/admin/photos/upload"));
	const newest = uploads.findLast(({ state }) => "photo" in state);
	const photo = newest && "photo" in newest.state ? newest.state.photo : undefined;
	const added = photo === undefined ? undefined : `photo:${photo}`;
	const value = offered ? offered.find((one) => one === added) : added;
	const choose = useEffectEvent((chosen: string) => onAdded(chosen));
	useEffect(() => {
		if (value) choose(value);
	}, [value]);
	if (!isHydrated) return null;

	const send = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const file = currentTarget.files?.[0];
		if (!file) return;
		queue.add(
			[file],
			[
				[SUBMISSION_KEY, crypto.randomUUID()],
				["category", USUAL_CATEGORY],
			],
		);
		currentTarget.value = "";
	};
	return (
		<div className={css.form}>
			<div>
				<label
					htmlFor={id}
					className={button ? buttonLook({ tone: "line", small: true }, css.button) : label}
				>
					{button ?? "Add a new picture"}
				</label>
				{/* No field of the form, whose file would be sent again when it is saved. */}
				<input
					id={id}
					type="file"
					accept={kinds}
					onChange={send}
					className={button ? css.covered : css.files}
				/>
			</div>
			<UploadList queue={queue} uploads={uploads} />
			{value ? (
				<p role="status" className={small}>
					It is chosen.{" "}
					<a
						href={href("/admin/photos/:id", { id: String(photo) })}
						target="_blank"
						rel="noreferrer"
					>
						Say what it shows
					</a>{" "}
					(in another tab), for people who can’t see it.
				</p>
			) : null}
			<LeaveGuard isUnsaved={() => uploads.some(isUnfinished)} question={aboutUploads} />
		</div>
	);
}
