/**
 * Asks before a page is left with something that would be lost from sight: in words of ours for
 * links and buttons of the site, in the browser's for everything else. A page may have several
 * reasons to ask; React Router takes one blocker at a time, so one dialog stands for all of them.
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
import * as css from "./leave-guard.css.ts";

interface Question {
	title: string;
	text: string;
}

/** Whether there is something to ask about, and what. */
type Guard = () => Question | undefined;

const AddGuard = createContext<((guard: Guard) => () => void) | undefined>(undefined);

interface LeaveGuardProps {
	/** Whether something would be lost from sight. */
	isUnsaved: () => boolean;
	/** What is asked; about what was written, unless it says otherwise. */
	question?: Question;
}

const aboutText: Question = {
	title: "Leave without saving?",
	text: "What you wrote is not saved. This device keeps it, and offers it when you come back.",
};

/** A reason to ask before the page around it is left. Stands inside of `LeaveGuards`. */
export function LeaveGuard({ isUnsaved, question = aboutText }: LeaveGuardProps) {
	const add = useContext(AddGuard);
	const ask = useEffectEvent(() => (isUnsaved() ? question : undefined));
	useEffect(() => add?.(() => ask()), [add]);
	return null;
}

/** The pages in it may ask before they are left. */
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

function questionOf(guards: readonly Guard[]): Question | undefined {
	for (const guard of guards) {
		const question = guard();
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
		const question = isOtherPage ? questionOf(guards) : undefined;
		if (question) setQuestion(question);
		return question !== undefined;
	});
	const isBlocked = blocker.state === "blocked";
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
		<dialog
			ref={dialog}
			aria-labelledby="leave-guard"
			className={css.dialog}
			onClose={() => {
				if (blocker.state === "blocked") blocker.reset();
			}}
		>
			<h2 id="leave-guard" className={css.title}>
				{question.title}
			</h2>
			<p>{question.text}</p>
			<Actions>
				<Button type="button" onClick={() => dialog.current?.close()}>
					Stay here
				</Button>
				<Button
					type="button"
					tone="line"
					onClick={() => {
						if (blocker.state === "blocked") blocker.proceed();
					}}
				>
					Leave
				</Button>
			</Actions>
		</dialog>
	);
}

/**
 * Leads to another part of the same page without an entry in the history: React Router can't tell
 * one that the browser made from another page, as long as it may have to block it.
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
