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

/** The click handler for links to Facebook inside a `FacebookChooser`. */
export const useFacebookChooser = () => useContext(Chooser);

/**
 * On Android and iOS, asks where to open Facebook when a link inside is clicked (specification,
 * section 2). Without JavaScript the dialog stays closed and the links are ordinary links.
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
	// Safari doesn't focus a tapped link, so the dialog can't return the focus to it by itself.
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
