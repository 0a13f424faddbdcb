/**
 * Tracks the alternative texts and focus points that are being edited: their draft on the device,
 * and whether there are unsaved changes.
 */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { isChanged } from "~/forms/answers.ts";
import { clearDraft } from "~/forms/drafts.ts";
import { useUnsaved } from "~/forms/unsaved-form.tsx";
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

const storedAnswers = (photos: readonly AdminPhoto[]): Answers =>
	Object.fromEntries(
		photos.flatMap((photo) => [
			[altName(photo), photo.alt],
			[`x-${photo.id}`, String(photo.focusX)],
			[`y-${photo.id}`, String(photo.focusY)],
		]),
	);

/** Whether the form's controls still hold the values that were sent. */
function saysWhatWasSent(form: HTMLFormElement, submitted: FormData, controls: readonly string[]) {
	const now = new FormData(form);
	return controls.every((name) => now.get(name) === submitted.get(name));
}

export function usePhotoWords({ photos, form, draft, refused, isStored, done }: PhotoWords) {
	const stored = storedAnswers(photos);
	const unsaved = useUnsaved(Object.keys(stored), stored);
	const [typed, setGiven] = useState(refused ?? unsaved?.form);
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

	const isLeaving = useRef(false);
	const { state } = useNavigation();
	useEffect(() => {
		if (state === "idle") isLeaving.current = false;
	}, [state]);

	const isOnItsWay = () => isLeaving.current;
	const isRefused = typed !== undefined;
	return {
		/** The values that the controls show instead of the stored ones. */
		typed,
		/** The unsaved form that was restored, if any. */
		unsaved: refused || !typed ? undefined : unsaved,
		controls,
		isOnItsWay,
		isRefused,
		isUnsaved: () => {
			if (isOnItsWay() || !form.current) return false;
			if (done.current && saysWhatWasSent(form.current, done.current, controls)) return false;
			return isRefused || isChanged(form.current, controls);
		},
		/** Call it when the page is left by one of the form's own buttons, which keeps the typed text. */
		leave: () => {
			isLeaving.current = true;
		},
		discard: () => {
			isLeaving.current = true;
			clearDraft(draft);
		},
	};
}
