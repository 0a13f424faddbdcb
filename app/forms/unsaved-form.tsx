/**
 * Answers that were typed on a page but not saved, because the session had ended or because a button
 * beside the form did something else. The server keeps them (platform/forms/unsaved-forms.server.ts),
 * so that the form can show them again even without JavaScript.
 */
import type { SubmissionResult } from "@conform-to/react";
import { createContext, useContext, useState } from "react";
import { Form } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import * as css from "./unsaved-form.css.ts";

interface Unsaved {
	/** The answers by the names of their controls. */
	form: Readonly<Record<string, string>>;
	/** The address that discards them. */
	discardAction: string;
}

const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/** Passes the unsaved answers to the forms of a page. */
export const UnsavedForm = UnsavedContext.Provider;

/**
 * The unsaved answers of the controls with these names, if they differ from what is stored. The result
 * stays the same while the form is shown, even if the page's data is loaded again.
 */
export function useUnsaved(
	names: readonly string[],
	stored: Readonly<Record<string, unknown>> = {},
): Unsaved | undefined {
	const unsaved = useContext(UnsavedContext);
	const [held] = useState(() =>
		unsaved && isOther(unsaved.form, names, stored) ? unsaved : undefined,
	);
	return held;
}

/**
 * Whether the answers are of the form with these controls and differ from what is stored. A checkbox that
 * isn't checked is not sent, so a missing answer counts as empty if others of the form are there.
 */
function isOther(
	form: Unsaved["form"],
	names: readonly string[],
	stored: Readonly<Record<string, unknown>>,
) {
	const text = (value: unknown) =>
		typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
	const isAsked = names.some((name) => form[name] !== undefined);
	// Rows of lists may have been added.
	const all = [...names, ...Object.keys(form).filter((name) => name.includes("["))];
	return isAsked && all.some((name) => text(form[name]) !== text(stored[name]));
}

/** The unsaved answers in the form of a submission result, for Conform. */
export const asResult = (values: object): SubmissionResult => ({
	status: "error",
	initialValue: { ...values },
});

interface UnsavedNoticeProps {
	unsaved: Unsaved;
	/** Called when the unsaved answers are discarded. */
	onDiscard: () => void;
}

/** Says above a form that its answers are not saved yet. Its button to discard them is a form of its own. */
export function UnsavedNotice({ unsaved, onDiscard }: UnsavedNoticeProps) {
	return (
		<Alert
			tone="plain"
			title="What you wrote has been restored"
			tabIndex={-1}
			autoFocus
			className={css.notice}
		>
			<p>It is not saved yet.</p>
			<Form method="post" action={unsaved.discardAction} discover="none" onSubmit={onDiscard}>
				<Button tone="line" small>
					Discard it
				</Button>
			</Form>
		</Alert>
	);
}
