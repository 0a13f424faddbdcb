import { type RefObject, useState } from "react";
import { momentInWords } from "~/business/moments.ts";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { clearDraft, type Draft, type DraftProps } from "./drafts.ts";
import { fillIn } from "./form-values.ts";
import type { CheckedForm } from "./use-checked-form.ts";
import { useDraft } from "./use-draft.ts";

interface DraftsProps extends DraftProps {
	element: RefObject<HTMLFormElement | null>;
	form: Pick<CheckedForm, "isOnItsWay" | "isRefused"> &
		Partial<Pick<CheckedForm, "hasChangedRows" | "restore">>;
	/** Called with the values that were restored. */
	onRestored?: (values: Draft["values"]) => void;
}

/** Keeps a draft of the form, and offers an earlier draft above it. */
export function Drafts({ element, form, onRestored, ...draft }: DraftsProps) {
	const { name, controls, base } = draft;
	const found = useDraft(element, form, draft);
	const [isAnswered, setIsAnswered] = useState(false);
	if (!found || isAnswered) return null;
	const withoutBase = ({ [base ?? ""]: _, ...values }: Draft["values"]) => values;
	const restore = () => {
		setIsAnswered(true);
		if (!element.current) return;
		onRestored?.(found.values);
		if (form.restore && Object.keys(found.values).some((control) => control.includes("["))) {
			form.restore(withoutBase(found.values));
		} else fillIn(element.current, controls, found.values);
		const first = [...element.current.elements].find((control) =>
			controls.includes(control.getAttribute("name") ?? ""),
		);
		if (first instanceof HTMLElement) first.focus();
	};
	const discard = () => {
		setIsAnswered(true);
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
