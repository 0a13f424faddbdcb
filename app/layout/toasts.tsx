import { Check, X } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "~/ui/picture/icon.tsx";
import { classNames } from "../ui/class-names.ts";
import { DismissButton } from "../ui/dismiss-button.tsx";
import * as styles from "./toasts.css.ts";

/** A message shown once after a form was sent. */
export interface Toast {
	message: string;
	/** Below 400 something went well. */
	statusCode: number;
}

/** Toasts that were shown. Loader data keeps one longer, and a new frame must not show it again. */
const over = new WeakSet<Toast>();

const stillToShow = (toast: Toast | undefined) => (toast && !over.has(toast) ? toast : undefined);

/** A toast in the corner keeps its time when the visitor goes on to a page without one. */
export function Toasts({ toast }: { toast?: Toast }) {
	const [brought, setBrought] = useState(toast);
	const [shown, setShown] = useState({ toast: stillToShow(toast), number: 0 });
	if (toast !== brought) {
		setBrought(toast);
		const next = stillToShow(toast);
		if (next) setShown({ toast: next, number: shown.number + 1 });
	}
	if (!shown.toast) return null;
	const remove = () => setShown({ ...shown, toast: undefined });
	return (
		<div className={styles.corner}>
			<ShownToast key={shown.number} toast={shown.toast} onOver={remove} />
		</div>
	);
}

/** Whether the toast lies over what somebody has just used: the row or the panel around the focus. */
function coversFocus(box: Element): boolean {
	const used = document.activeElement?.closest("tr, li, section, form, a, button, input");
	if (!used || box.contains(used)) return false;
	const [own, other] = [box.getBoundingClientRect(), used.getBoundingClientRect()];
	return (
		own.left < other.right &&
		own.right > other.left &&
		own.top < other.bottom &&
		own.bottom > other.top
	);
}

const isHidden = (element: Element) => getComputedStyle(element).visibility === "hidden";

/** Leaves by itself, which the stylesheet does, or when it is dismissed. */
function ShownToast({ toast, onOver }: { toast: Toast; onOver: () => void }) {
	const box = useRef<HTMLDivElement>(null);
	const [isAnnounced, setAnnounced] = useState(true);
	const [isLow, setLow] = useState(false);
	const remove = useEffectEvent(onOver);
	useEffect(() => {
		// The last of its animations may have hidden it before the page was hydrated.
		if (box.current && isHidden(box.current)) remove();
		else if (box.current && coversFocus(box.current)) setLow(true);
		// What a live region brings along is not read aloud: its words are rewritten.
		setAnnounced(false);
		const frame = requestAnimationFrame(() => setAnnounced(true));
		return () => {
			cancelAnimationFrame(frame);
			over.add(toast);
		};
	}, [toast]);
	const isGood = toast.statusCode < 400;
	return (
		<div
			ref={box}
			onAnimationEnd={({ currentTarget }) => isHidden(currentTarget) && onOver()}
			className={classNames(styles.toast, isGood ? styles.good : styles.bad, isLow && styles.low)}
		>
			<span className={styles.sign}>
				<Icon of={isGood ? Check : X} />
			</span>
			<span role={isGood ? "status" : "alert"}>{isAnnounced ? toast.message : ""}</span>
			<DismissButton onDismiss={onOver} />
		</div>
	);
}
