import { Check, X } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "~/ui/picture/icon.tsx";
import { DismissButton } from "../ui/alert.tsx";
import { classNames } from "../ui/class-names.ts";
import * as styles from "./toasts.css.ts";

/** A message shown once after a form was sent. */
export interface Toast {
	message: string;
	/** Below 400 means success. */
	statusCode: number;
}

/** Toasts that have been shown. Loader data may still contain one when the frame is mounted again. */
const over = new WeakSet<Toast>();

const stillToShow = (toast: Toast | undefined) => (toast && !over.has(toast) ? toast : undefined);

/**
 * Shows a toast in the corner for its full time, even if the visitor goes on to a page without one. There it
 * is at the lower edge, because its usual place may be over the title.
 */
export function Toasts({ toast }: { toast?: Toast }) {
	const { pathname } = useLocation();
	const [brought, setBrought] = useState(toast);
	const [shown, setShown] = useState({ toast: stillToShow(toast), number: 0, pathname });
	if (toast !== brought) {
		setBrought(toast);
		const next = stillToShow(toast);
		if (next) setShown({ toast: next, number: shown.number + 1, pathname });
	}
	if (!shown.toast) return null;
	const remove = () => setShown({ ...shown, toast: undefined });
	return (
		<div className={styles.corner}>
			<ShownToast
				key={shown.number}
				toast={shown.toast}
				isOld={pathname !== shown.pathname}
				onOver={remove}
			/>
		</div>
	);
}

/** Whether the toast covers what the visitor has just used: the row or panel around the focus. */
function coversFocus(box: Element): boolean {
	const focus = document.activeElement;
	const used = focus?.closest("tr, li") ?? focus?.closest("section, form, a, button, input");
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

interface ShownToastProps {
	toast: Toast;
	/** Whether the visitor has gone on to another page since it appeared. */
	isOld: boolean;
	onOver: () => void;
}

/** A toast that disappears by itself, by means of CSS, or when it is dismissed. */
function ShownToast({ toast, isOld, onOver }: ShownToastProps) {
	const box = useRef<HTMLDivElement>(null);
	const [isAnnounced, setAnnounced] = useState(true);
	const [isLow, setLow] = useState(false);
	const remove = useEffectEvent(onOver);
	useEffect(() => {
		// Its last animation may have hidden it before the page was hydrated.
		if (box.current && isHidden(box.current)) remove();
		else if (box.current && coversFocus(box.current)) setLow(true);
		// Screen readers don't announce the initial text of a live region, so the text is set again.
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
			className={classNames(
				styles.toast,
				isGood ? styles.good : styles.bad,
				(isLow || isOld) && styles.low,
			)}
		>
			<span className={styles.sign}>
				<Icon icon={isGood ? Check : X} />
			</span>
			<span role={isGood ? "status" : "alert"}>{isAnnounced ? toast.message : ""}</span>
			<DismissButton onDismiss={onOver} />
		</div>
	);
}
