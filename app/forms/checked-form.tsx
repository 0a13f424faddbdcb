import {
	type ComponentProps,
	createContext,
	type RefObject,
	useContext,
	useEffect,
	useRef,
	useState,
} from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { Drafts } from "./draft-offer.tsx";
import type { Draft, DraftProps } from "./drafts.ts";
import { isChanged } from "./form-values.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { noteSent } from "./send.ts";
import { type CheckedForm as FormState, type Sender, summaryId } from "./use-checked-form.ts";

/**
 * Makes Ctrl+S or Cmd+S press the form's first button that requires a valid form, which is the one that
 * saves. Buttons that do something else send the form without validation.
 */
function useSaveKey(form: RefObject<HTMLFormElement | null>) {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
			if (!isSave || event.key.toLowerCase() !== "s") return;
			event.preventDefault();
			if (event.repeat || document.querySelector("dialog[open]")) return;
			const buttons = [...(form.current?.elements ?? [])];
			const save = buttons.find(
				(button) =>
					button instanceof HTMLButtonElement && button.type === "submit" && !button.formNoValidate,
			);
			if (save instanceof HTMLButtonElement) save.click();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [form]);
}

/** Prefix of the document title while the page's form has problems. */
export const ERROR_PREFIX = "Error: ";

const withoutPrefix = (title: string) =>
	title.startsWith(ERROR_PREFIX) ? title.slice(ERROR_PREFIX.length) : title;

/**
 * Marks the document title as long as the page's form has problems, because screen readers announce the
 * title of a window, and of a tab that the user returns to.
 */
function useErrorTitle(hasProblems: boolean) {
	useEffect(() => {
		if (!hasProblems) return;
		document.title = ERROR_PREFIX + withoutPrefix(document.title);
		return () => {
			document.title = withoutPrefix(document.title);
		};
	}, [hasProblems]);
}

const SubmitterContext = createContext<Sender | undefined>(undefined);
const CameBack = createContext<Readonly<Record<string, unknown>> | undefined>(undefined);

/**
 * The value that a hidden control had when the values now in the form were written. It came back with a form
 * that the server refused or that was restored from a draft, whichever was last. Undefined for a newly
 * rendered form.
 */
export function useKeptValue(name: string): string | undefined {
	const value = useContext(CameBack)?.[name];
	return typeof value === "string" ? value : undefined;
}

interface KeptFieldProps {
	name: string;
	/** The value when the form is rendered. */
	value: string;
}

/**
 * A hidden field that keeps the value with which the form was rendered, whatever else is stored since.
 * Must be inside a `CheckedForm`.
 */
export function KeptField({ name, value }: KeptFieldProps) {
	const [rendered] = useState(value);
	return (
		<input type="hidden" name={name} value={useKeptValue(name) ?? rendered} autoComplete="off" />
	);
}

interface CheckedFormProps extends ComponentProps<typeof Form> {
	form: FormState;
	/** Keeps a draft of the values on this device until the form is sent. */
	draft?: DraftProps;
	/** For forms that take a long time to fill in: asks before the page is left, and saves on Ctrl+S. */
	isLong?: boolean;
}

const pathOf = (action = "") => action.replace(/[?#].*/, "");

/** A form that is checked in the browser and sent without leaving the page. */
export function CheckedForm({ form, draft, isLong, children, ...props }: CheckedFormProps) {
	const element = useRef<HTMLFormElement>(null);
	const { id: _, ...handlers } = form.props;
	const draftName = draft && (draft.name ?? `${form.id} ${pathOf(props.action)}`);
	const [cameBack, setCameBack] = useState(form.sent);
	const [sent, setSent] = useState(form.sent);
	if (form.sent !== sent) {
		setSent(form.sent);
		if (form.sent) setCameBack(form.sent);
	}
	const noteRestored = (values: Draft["values"]) =>
		setCameBack((before) => ({ ...before, ...values }));
	return (
		<SubmitterContext value={form.submittedBy}>
			<Form
				method="post"
				discover="none"
				{...props}
				{...handlers}
				onSubmit={(event) => {
					handlers.onSubmit(event);
					if (!event.defaultPrevented) noteSent({ id: form.id, draft: draftName });
				}}
				onInput={(event) => {
					handlers.onInput(event);
					props.onInput?.(event);
				}}
				id={form.id}
				ref={element}
				aria-busy={form.submittedBy ? true : undefined}
			>
				{draftName === undefined ? null : (
					<Drafts
						element={element}
						form={form}
						onRestored={noteRestored}
						controls={form.names}
						{...draft}
						name={draftName}
					/>
				)}
				{isLong ? <LongForm form={form} element={element} /> : null}
				<CameBack value={cameBack ?? undefined}>{children}</CameBack>
			</Form>
		</SubmitterContext>
	);
}

function LongForm({
	form,
	element,
}: {
	form: FormState;
	element: RefObject<HTMLFormElement | null>;
}) {
	useSaveKey(element);
	const isUnsaved = () => {
		if (form.isSubmitting() || !element.current) return false;
		return form.isRefused || form.hasChangedRows() || isChanged(element.current, form.names);
	};
	return <LeaveGuard isUnsaved={isUnsaved} />;
}

/** Shows why the form was not accepted. Takes the focus unless the browser's own check has set it. */
export function FormProblems({ form, notice = form.notice }: { form: FormState; notice?: string }) {
	useErrorTitle(Boolean(notice) || form.problems.length > 0);
	return (
		<Problems
			id={summaryId(form.id)}
			notice={notice}
			problems={form.problems}
			isQuiet={form.isHeldByBrowser}
		/>
	);
}

/**
 * The button that the Enter key presses, because it is the first in the form. Needed if the form has
 * other buttons before the one that saves.
 */
export function EnterButton(
	button: Pick<ComponentProps<"button">, "name" | "value" | "formNoValidate">,
) {
	return (
		<button {...button} type="submit" tabIndex={-1} aria-hidden className={visuallyHidden}>
			Save
		</button>
	);
}

interface SendButtonProps extends ComponentProps<typeof Button> {
	/** The button's label while the form is being submitted. */
	busy?: string;
}

/** Submits its form, only once. While sending it is marked `aria-disabled`, not disabled, to keep the focus. */
export function SendButton({ busy, children, ...button }: SendButtonProps) {
	const submittedBy = useContext(SubmitterContext);
	const isOwn =
		submittedBy?.name === (button.name ?? "") && submittedBy.value === (button.value ?? "");
	return (
		<Button {...button} aria-disabled={submittedBy ? true : undefined}>
			{isOwn && busy ? busy : children}
		</Button>
	);
}
