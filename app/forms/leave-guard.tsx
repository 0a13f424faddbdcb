/**
 * Asks before the user leaves a page with unsaved work: in the site's own dialog for links and buttons
 * of the site, in the browser's for everything else. A page may have several reasons to ask, but React
 * Router allows only one blocker at a time, so they all share one dialog.
 */
import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { useBlocker } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import * as css from "./edit-conflict.css.ts";

interface Question {
	title: string;
	text: string;
}

/**
 * Returns the question to ask before the page is left; undefined if there is no reason to ask. `next` is the path
 * of the next page, unless that is another site's or unknown.
 */
type Guard = (next?: string) => Question | undefined;

const AddGuard = createContext<((guard: Guard) => () => void) | undefined>(undefined);

interface LeaveGuardProps {
	isUnsaved: () => boolean;
	/** The question to ask. By default it is about unsaved text. */
	question?: Question;
	/** A path of which only other pages count: those under it show what is not saved as well. */
	within?: string;
}

const aboutText: Question = {
	title: "Leave without saving?",
	text: "What you wrote is not saved yet. This device keeps it and offers it when you come back.",
};

/** Adds a reason to ask before the page is left. Must be inside a `LeaveGuards`. */
export function LeaveGuard({ isUnsaved, question = aboutText, within }: LeaveGuardProps) {
	const add = useContext(AddGuard);
	const ask = useEffectEvent((next?: string) => {
		const isInside = within !== undefined && `${next}/`.startsWith(`${within}/`);
		return !isInside && isUnsaved() ? question : undefined;
	});
	useEffect(() => add?.((next) => ask(next)), [add]);
	return null;
}

/** Lets the pages inside it ask before they are left. */
export function LeaveGuards({ children }: { children: ReactNode }) {
	const [guards, setGuards] = useState<readonly Guard[]>([]);
	const add = useCallback((guard: Guard) => {
		setGuards((all) => [...all, guard]);
		return () => setGuards((all) => all.filter((one) => one !== guard));
	}, []);
	return (
		<AddGuard value={add}>
			{children}
			{guards.length > 0 ? <LeaveDialog guards={guards} /> : null}
		</AddGuard>
	);
}

function questionOf(guards: readonly Guard[], next?: string): Question | undefined {
	for (const guard of guards) {
		const question = guard(next);
		if (question) return question;
	}
	return undefined;
}

function LeaveDialog({ guards }: { guards: readonly Guard[] }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [question, setQuestion] = useState(aboutText);
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const isOtherPage =
			currentLocation.pathname !== nextLocation.pathname ||
			currentLocation.search !== nextLocation.search;
		const question = isOtherPage ? questionOf(guards, nextLocation.pathname) : undefined;
		if (question) setQuestion(question);
		return question !== undefined;
	});
	const isBlocked = blocker.state === "blocked";
	const stay = () => blocker.reset?.();
	const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
		if (questionOf(guards)) event.preventDefault();
	});
	useEffect(() => {
		const listener = (event: BeforeUnloadEvent) => onBeforeUnload(event);
		addEventListener("beforeunload", listener);
		return () => removeEventListener("beforeunload", listener);
	}, []);
	useEffect(() => {
		document.addEventListener("click", stayOnPage, true);
		return () => document.removeEventListener("click", stayOnPage, true);
	}, []);
	useEffect(() => {
		if (isBlocked) dialog.current?.showModal();
		else dialog.current?.close();
	}, [isBlocked]);
	return (
		<dialog ref={dialog} aria-labelledby="leave-guard" className={css.dialog} onClose={stay}>
			<h2 id="leave-guard" className={css.dialogTitle}>
				{question.title}
			</h2>
			<p>{question.text}</p>
			<Actions>
				<Button type="button" onClick={stay}>
					Stay here
				</Button>
				<Button type="button" tone="line" onClick={() => blocker.proceed?.()}>
					Leave
				</Button>
			</Actions>
		</dialog>
	);
}

/**
 * Follows a link to another part of the same page without adding a history entry: while a blocker is
 * active, React Router can't distinguish an entry that the browser added from a navigation to another page.
 */
function stayOnPage(event: MouseEvent) {
	const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
	const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
	const target = document.getElementById(link?.getAttribute("href")?.slice(1) ?? "");
	if (!isPlain || !target) return;
	event.preventDefault();
	target.focus({ preventScroll: true });
	target.scrollIntoView();
}
