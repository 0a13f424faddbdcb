/** A page that lies over the page of its parent route as a sheet. Without JavaScript, it stands above it. */
import { X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { iconButton } from "~/ui/button.css.ts";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as shared from "../page.css.ts";
import * as css from "./sheet.css.ts";

interface SheetProps {
	title: string;
	/** Address of the page below it. */
	back: string;
	children: ReactNode;
}

export function Sheet({ title, back, children }: SheetProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const navigate = useNavigate();
	// The server renders an open dialog that is not modal, because only JavaScript can open a modal one.
	useEffect(() => {
		if (!dialog.current) return;
		dialog.current.open = false;
		dialog.current.showModal();
	}, []);
	const close = () => void navigate(back, { preventScrollReset: true });
	return (
		<dialog
			ref={dialog}
			open
			aria-labelledby="sheet-title"
			className={css.sheet}
			// The page may ask about unsaved text before it is left, so the dialog stays until then.
			onCancel={(event) => {
				if (event.target !== event.currentTarget) return;
				event.preventDefault();
				close();
			}}
			onClose={({ currentTarget }) => {
				currentTarget.showModal();
				close();
			}}
		>
			<div className={shared.panelHead}>
				<h2 id="sheet-title" dir="auto" className={shared.panelTitle}>
					{title}
				</h2>
				<Link
					to={back}
					preventScrollReset
					viewTransition={false}
					aria-label="Close"
					className={iconButton}
				>
					<Icon icon={X} />
				</Link>
			</div>
			{children}
		</dialog>
	);
}
