import { Globe, X } from "lucide";
import {
	createContext,
	type MouseEvent,
	type ReactNode,
	useCallback,
	useContext,
	useRef,
} from "react";
import { BrandIcon, Icon } from "~/ui/picture/icon.tsx";
import { facts } from "../business/facts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { iconButton } from "../ui/icon-button.css.ts";
import { isPlainClick } from "../ui/plain-click.ts";
import { mayHaveApp } from "./facebook-app.ts";
import * as styles from "./facebook-chooser.css.ts";
import { useAfterNavigation } from "./use-after-navigation.ts";

type ClickHandler = (click: MouseEvent<HTMLElement>) => void;

const Chooser = createContext<ClickHandler | undefined>(undefined);

/** What a click on a link to Facebook does, inside of a `FacebookChooser`. */
export const useFacebookChooser = () => useContext(Chooser);

/**
 * Asks on Android and iOS where to open Facebook when one of the links inside is clicked. Without
 * JavaScript it stays closed and they are plain links (specification, section 2).
 */
export function FacebookChooser({ children }: { children: ReactNode }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const opener = useRef<HTMLElement>(null);
	const ask = useCallback<ClickHandler>((click) => {
		if (!dialog.current || !mayHaveApp(navigator) || !isPlainClick(click)) return;
		click.preventDefault();
		opener.current = click.currentTarget;
		dialog.current.showModal();
	}, []);
	const close = () => dialog.current?.close();
	const closeOnBackdrop: ClickHandler = ({ target }) => {
		if (target === dialog.current) close();
	};
	// Safari gives a tapped link no focus that the dialog could return by itself.
	const focusOpener = () => opener.current?.focus();
	useAfterNavigation(close);

	return (
		<Chooser value={ask}>
			{children}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
			<dialog
				ref={dialog}
				aria-labelledby="facebook-chooser-title"
				onClick={closeOnBackdrop}
				onClose={focusOpener}
				className={styles.dialog}
			>
				<div className={styles.box}>
					<h2 id="facebook-chooser-title" className={styles.title}>
						How would you like to open facebook?
					</h2>
					<div className={styles.choices}>
						<ButtonLink href={facts.social.facebookApp} onClick={close}>
							<BrandIcon name="facebook" />
							Open in the Facebook App
						</ButtonLink>
						<ButtonLink href={facts.social.facebook} tone="line" onClick={close}>
							<Icon of={Globe} />
							Stay in my browser
						</ButtonLink>
					</div>
					<button
						type="button"
						aria-label="Close"
						onClick={close}
						className={classNames(iconButton, styles.close)}
					>
						<Icon of={X} />
					</button>
				</div>
			</dialog>
		</Chooser>
	);
}
