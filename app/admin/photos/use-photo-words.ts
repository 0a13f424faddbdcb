/**
 * The alternative texts and focus points that are being edited: their draft, and whether they are
 * saved when the page is left.
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
	/** The name under which the device keeps what is written. */
	draft: string;
	/** What was written in a form that could not be taken. */
	refused?: Answers;
	/** Whether the last step stored what stands in the form. */
	isStored: boolean;
	/** What the last step stored, which the page's data may not say yet. */
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

/** Whether a form's controls say what was sent of them. */
function saysWhatWasSent(form: HTMLFormElement, submitted: FormData, controls: readonly string[]) {
	const now = new FormData(form);
	return controls.every((name) => now.get(name) === submitted.get(name));
}

export function usePhotoWords({ photos, form, draft, refused, isStored, done }: PhotoWords) {
	const stored = storedAnswers(photos);
	const unsaved = useUnsaved(Object.keys(stored), stored);
	const [typed, setGiven] = useState(refused ?? unsaved?.form);
	const controls = photos.map(altName);

	/** Once everything is stored and loaded again, the form says what is stored. */
	const [shown, setShown] = useState(photos);
	if (shown !== photos) {
		setShown(photos);
		if (isStored) setGiven(undefined);
	}
	const first = useRef(photos);
	useEffect(() => {
		// What was kept before the page was opened is still to be offered.
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
		/** What the controls show instead of what is stored. */
		typed,
		/** What came back of what was typed before. */
		unsaved: refused || !typed ? undefined : unsaved,
		controls,
		isOnItsWay,
		isRefused,
		isUnsaved: () => {
			if (isOnItsWay() || !form.current) return false;
			if (done.current && saysWhatWasSent(form.current, done.current, controls)) return false;
			return isRefused || isChanged(form.current, controls);
		},
		/** The form is left by one of its own buttons, which saves it, or is discarded. */
		leave: () => {
			isLeaving.current = true;
		},
		discard: () => {
			isLeaving.current = true;
			clearDraft(draft);
		},
	};
}
