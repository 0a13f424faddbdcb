import { Menu, X } from "lucide";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "~/ui/picture/icon.tsx";
import { facts } from "../business/facts.ts";
import { MENU_CLOSE_DELAY } from "../business/timing.ts";
import { classNames } from "../ui/class-names.ts";
import * as styles from "./main-navigation.css.ts";

interface FoldedMenuProps {
	/** Added to the `summary` that opens the menu. */
	className?: string;
	/** Added to the brand name in the `summary`. */
	brandClassName?: string;
	children: ReactNode;
}

/**
 * The collapsible navigation below 992 px, with the brand name at the left when open. Its open state
 * belongs to the `details` element, so it works without JavaScript and survives hydration. React
 * closes it shortly after one of its links is clicked, on a click outside it, on Escape (which moves
 * the focus back to the `summary`), and when another page is shown.
 */
export function FoldedMenu({ className, brandClassName, children }: FoldedMenuProps) {
	const menu = useRef<HTMLDetailsElement>(null);
	const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
	const close = () => {
		clearTimeout(closing.current);
		if (menu.current) menu.current.open = false;
	};
	const closeSoon = ({ target }: MouseEvent) => {
		if (!(target instanceof Element) || !target.closest("a")) return;
		clearTimeout(closing.current);
		closing.current = setTimeout(close, MENU_CLOSE_DELAY);
	};

	// Not for the page that the document was loaded with, where the visitor may have opened it before hydration.
	const { key } = useLocation();
	const last = useRef(key);
	const onNavigation = useEffectEvent(close);
	useEffect(() => {
		if (last.current !== key) onNavigation();
		last.current = key;
	}, [key]);
	useEffect(() => {
		const ended = new AbortController();
		const { signal } = ended;
		const openMenu = () => (menu.current?.open ? menu.current : undefined);
		document.addEventListener(
			"click",
			({ target }) => {
				const open = openMenu();
				if (open && target instanceof Node && !open.contains(target)) open.open = false;
			},
			{ signal },
		);
		document.addEventListener(
			"keydown",
			({ key }) => {
				const open = openMenu();
				if (key !== "Escape" || !open) return;
				open.open = false;
				open.querySelector("summary")?.focus();
			},
			{ signal },
		);
		return () => {
			ended.abort();
			clearTimeout(closing.current);
		};
	}, []);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
		<details ref={menu} onClick={closeSoon} className={styles.fold}>
			<summary className={classNames(styles.summary, className)}>
				<span className={classNames(styles.brand, brandClassName)}>{facts.brand}</span>
				<span className={styles.toggle}>
					Menu
					<Icon icon={Menu} className={styles.whenClosed} />
					<Icon icon={X} className={styles.whenOpen} />
				</span>
			</summary>
			{children}
		</details>
	);
}
