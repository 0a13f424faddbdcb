import {
	type ComponentProps,
	createContext,
	type RefObject,
	useContext,
	useRef,
	useState,
} from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { isChanged } from "./answers.ts";
import { Drafts } from "./draft-offer.tsx";
import { clearDraft, type Draft, type DraftProps } from "./drafts.ts";
import { useJointButton } from "./joint-forms.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { UnsavedNotice } from "./unsaved-form.tsx";
import { type CheckedForm as FormState, type Sender, summaryId } from "./use-checked-form.ts";
import { useErrorTitle } from "./use-error-title.ts";
import { useSaveKey } from "./use-save-key.ts";

const SentBy = createContext<Sender | undefined>(undefined);
const CameBack = createContext<Readonly<Record<string, unknown>> | undefined>(undefined);

/**
 * What stood in a hidden control of the form when what is in it was written: it came back with
 * answers that were refused, left behind or kept on the device, whichever was last. Undefined for a
 * form as it is made.
 */
export function useCameBack(name: string): string | undefined {
	const value = useContext(CameBack)?.[name];
	return typeof value === "string" ? value : undefined;
}

interface CheckedFormProps extends ComponentProps<typeof Form> {
	/** What `useCheckedForm` says of it. */
	of: FormState;
	/** Keeps what is written on this device until it is sent. */
	draft?: DraftProps;
	/** For forms that are worked on for long: asks before they are left, and Ctrl+S saves. */
	isLong?: boolean;
}

/** A form that is checked in the browser and sent without leaving the page. */
export function CheckedForm({ of, draft, isLong, children, ...form }: CheckedFormProps) {
	const element = useRef<HTMLFormElement>(null);
	const { id: _, ...handlers } = of.props;
	const [cameBack, setCameBack] = useState(of.sent);
	const [sent, setSent] = useState(of.sent);
	if (of.sent !== sent) {
		setSent(of.sent);
		if (of.sent) setCameBack(of.sent);
	}
	const noteRestored = (answers: Draft["answers"]) =>
		setCameBack((before) => ({ ...before, ...answers }));
	const discard = () => {
		of.giveUp();
		if (draft) clearDraft(draft.name);
	};
	return (
		<SentBy value={of.sentBy}>
			{of.unsaved ? <UnsavedNotice unsaved={of.unsaved} onDiscard={discard} /> : null}
			<Form
				method="post"
				discover="none"
				{...form}
				{...handlers}
				onInput={(event) => {
					handlers.onInput(event);
					form.onInput?.(event);
				}}
				id={of.id}
				ref={element}
				aria-busy={of.sentBy ? true : undefined}
			>
				{draft ? <Drafts form={element} of={of} onRestored={noteRestored} {...draft} /> : null}
				{isLong ? <LongForm of={of} element={element} /> : null}
				<CameBack value={cameBack ?? undefined}>{children}</CameBack>
			</Form>
		</SentBy>
	);
}

function LongForm({ of, element }: { of: FormState; element: RefObject<HTMLFormElement | null> }) {
	useSaveKey(element);
	const isUnsaved = () => {
		if (of.isOnItsWay() || !element.current) return false;
		return of.isRefused || isChanged(element.current, of.names);
	};
	return <LeaveGuard isUnsaved={isUnsaved} />;
}

/** Why the form was not accepted: takes the focus, unless the browser's own check has it. */
export function FormProblems({ of, notice = of.notice }: { of: FormState; notice?: string }) {
	useErrorTitle(Boolean(notice) || of.problems.length > 0);
	return (
		<Problems
			id={summaryId(of.id)}
			notice={notice}
			problems={of.problems}
			isQuiet={of.isHeldByBrowser}
		/>
	);
}

/**
 * What the Enter key presses, which is the first button of a form: needed where buttons that don't
 * save stand before the one that does.
 */
export function EnterButton(button: { name?: string; value?: string }) {
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

/** Sends its form, once. It keeps its focus meanwhile: it is said to be disabled, and is not. */
export function SendButton({ busy, children, ...button }: SendButtonProps) {
	const sentBy = useContext(SentBy);
	const joint = useJointButton();
	const isOwn = sentBy?.name === (button.name ?? "") && sentBy.value === (button.value ?? "");
	return (
		<Button {...joint} {...button} aria-disabled={sentBy ? true : undefined}>
			{isOwn && busy ? busy : children}
		</Button>
	);
}
