/**
 * Tracks the alternative texts and focus points that are being edited: their draft on the device,
 * and whether there are unsaved changes.
 */
import { type RefObject, useEffect, useRef, useState } from "react";
import { isChanged } from "~/forms/answers.ts";
import { clearDraft } from "~/forms/drafts.ts";
import type { AdminPhoto } from "~/photos/admin-queries.server.ts";

type Answers = Readonly<Record<string, string>>;

interface PhotoWords {
	photos: readonly AdminPhoto[];
	form: RefObject<HTMLFormElement | null>;
	/** The name under which the draft is kept on the device. */
	draft: string;
	/** The values of a form that was refused. */
	refused?: Answers;
	/** Whether the last step stored the form's values. */
	isStored: boolean;
	/** The form that the last step stored, which the page's data may not include yet. */
	done: RefObject<FormData | undefined>;
}

const altName = ({ id }: { id: number }) => `alt-${id}`;

/** Whether the form's controls still hold the values that were sent. */
function saysWhatWasSent(form: HTMLFormElement, submitted: FormData, controls: readonly string[]) {
	const now = new FormData(form);
	return controls.every((name) => now.get(name) === submitted.get(name));
}

export function usePhotoWords({ photos, form, draft, refused, isStored, done }: PhotoWords) {
	const [typed, setGiven] = useState(refused);
	const controls = photos.map(altName);

	// Once everything is stored and reloaded, the form shows the stored values.
	const [shown, setShown] = useState(photos);
	if (shown !== photos) {
		setShown(photos);
		if (isStored) setGiven(undefined);
	}
	const first = useRef(photos);
	useEffect(() => {
		// A draft from before the page was opened still has to be offered.
		if (first.current === photos) return;
		if (form.current && !isChanged(form.current, photos.map(altName))) clearDraft(draft);
	}, [photos, form, draft]);

	const isRefused = typed !== undefined;
	return {
		/** The values that the controls show instead of the stored ones. */
		typed,
		controls,
		isOnItsWay: () => false,
		isRefused,
		isUnsaved: () => {
			if (!form.current) return false;
			if (done.current && saysWhatWasSent(form.current, done.current, controls)) return false;
			return isRefused || isChanged(form.current, controls);
		},
	};
}
