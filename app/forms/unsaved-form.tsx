/**
 * What was typed on a page and not saved: its session had ended, or a button beside the form did
 * something else. The server holds it (platform/forms/unsaved-forms.server.ts), so that the form
 * shows it again without JavaScript too.
 */
import type { SubmissionResult } from "@conform-to/react";
import { createContext, useContext, useState } from "react";
import { Form } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import * as css from "./unsaved-form.css.ts";

interface Unsaved {
	/** By the names of the controls. */
	form: Readonly<Record<string, string>>;
	/** The address at which it is discarded. */
	discardAction: string;
}

const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/** Gives the forms of a page what was typed there. */
export const UnsavedForm = UnsavedContext.Provider;

/**
 * What was typed in the controls of those names, if it isn't what is stored. It stays the same for
 * as long as the form is shown, however often the page's data are loaded again.
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

/** A box that isn't checked is not sent; its form sent the other answers all the same. */
function isOther(
	form: Unsaved["form"],
	names: readonly string[],
	stored: Readonly<Record<string, unknown>>,
) {
	const text = (value: unknown) =>
		typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
	const isAsked = names.some((name) => form[name] !== undefined);
	return isAsked && names.some((name) => text(form[name]) !== text(stored[name]));
}

/** The same as the answer to a form, for Conform. */
export const asResult = ({ form }: Unsaved): SubmissionResult => ({
	status: "error",
	initialValue: { ...form },
});

interface UnsavedNoticeProps {
	unsaved: Unsaved;
	/** Called when it is discarded. */
	onDiscard: () => void;
}

/** Says above a form that it shows what is not saved yet; giving that up is a form of its own. */
export function UnsavedNotice({ unsaved, onDiscard }: UnsavedNoticeProps) {
	return (
		<Alert
			tone="plain"
			title="What you wrote is here again"
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
