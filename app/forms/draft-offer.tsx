import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { momentInWords } from "~/business/moments.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { clearDraft, type Draft, type DraftProps, readDraft, writeDraft } from "./drafts.ts";
import { fillIn, isChanged, valuesOnForm } from "./form-values.ts";
import type { CheckedForm } from "./use-checked-form.ts";

/** Milliseconds from the last keystroke until a draft is written. */
const PAUSE = 300;

const isSame = (one: Draft["values"], other: Draft["values"], names: readonly string[]) =>
	names.every((name) => (one[name] ?? "") === (other[name] ?? ""));

/**
 * Writes the form's draft while the user types, and at the latest when the page is hidden or left. Returns the
 * draft that was there before, unless it is the same as the form's values.
 */
function useDraft(
	form: RefObject<HTMLFormElement | null>,
	{ isSubmitting, isRefused, hasChangedRows }: CheckedForm,
	{ name, controls, base, preset }: Pick<DraftsProps, "name" | "controls" | "base" | "preset">,
): Draft | undefined {
	const [found, setFound] = useState<Draft>();
	const write = useEffectEvent((element: HTMLFormElement) => {
		if (isRefused || hasChangedRows() || isChanged(element, controls)) {
			const stored = base === undefined ? controls : [...controls, base];
			writeDraft(name, valuesOnForm(element, stored));
		}
		// The values are back at their initial ones, so there is nothing to keep.
		else if (!isSubmitting()) clearDraft(name);
	});
	const begin = useEffectEvent((element: HTMLFormElement) => {
		const draft = readDraft(name);
		const now = valuesOnForm(element, controls);
		// A draft may have more rows in a list than the form.
		const rows = Object.keys(draft?.values ?? {}).filter((name) => name.includes("["));
		const replaced = [...controls, ...rows].filter((each) => each !== preset);
		if (draft && !isSame(draft.values, now, replaced)) setFound(draft);
		// Keep what was typed before the page was hydrated, when nothing was listening yet.
		else if (isRefused || isChanged(element, controls)) write(element);
	});
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		begin(element);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const flush = () => {
			if (timer === undefined) return;
			clearTimeout(timer);
			timer = undefined;
			write(element);
		};
		const onInput = () => {
			clearTimeout(timer);
			timer = setTimeout(flush, PAUSE);
		};
		const onHide = () => {
			if (document.visibilityState === "hidden") flush();
		};
		element.addEventListener("input", onInput);
		element.addEventListener("submit", flush);
		document.addEventListener("visibilitychange", onHide);
		addEventListener("pagehide", flush);
		return () => {
			// The page was left by a link.
			flush();
			element.removeEventListener("input", onInput);
			element.removeEventListener("submit", flush);
			document.removeEventListener("visibilitychange", onHide);
			removeEventListener("pagehide", flush);
		};
	}, [form]);
	return found;
}

interface DraftsProps extends Required<Pick<DraftProps, "name" | "controls">> {
	base?: string;
	preset?: string | undefined;
	element: RefObject<HTMLFormElement | null>;
	form: CheckedForm;
	/** Called with the values that were restored. */
	onRestored: (values: Draft["values"]) => void;
}

/** Keeps a draft of the form, and offers an earlier draft above it. */
export function Drafts({ element, form, onRestored, ...draft }: DraftsProps) {
	const { name, controls, base, preset } = draft;
	const found = useDraft(element, form, draft);
	const [isDecided, setIsDecided] = useState(false);
	if (!found || isDecided) return null;
	const withoutBase = ({ [base ?? ""]: _, ...values }: Draft["values"]) => values;
	const restore = () => {
		setIsDecided(true);
		if (!element.current) return;
		onRestored(found.values);
		if (Object.keys(found.values).some((control) => control.includes("["))) {
			form.restore(withoutBase(found.values));
		} else {
			const replaced = controls.filter((each) => each !== preset);
			fillIn(element.current, replaced, found.values);
		}
		const first = [...element.current.elements].find((control) =>
			controls.includes(control.getAttribute("name") ?? ""),
		);
		if (first instanceof HTMLElement) first.focus();
	};
	const discard = () => {
		setIsDecided(true);
		clearDraft(name);
	};
	return (
		<Alert tone="plain" title="You wrote something here that was not sent">
			<p>It is from {momentInWords(new Date(found.at))} and was kept on this device only.</p>
			<Actions>
				<Button type="button" tone="night" small onClick={restore}>
					Restore what you wrote
				</Button>
				<Button type="button" tone="line" small onClick={discard}>
					Discard
				</Button>
			</Actions>
		</Alert>
	);
}
