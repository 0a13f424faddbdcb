/** Marks the sections of a page that the trainer can edit where she sees them. Visitors see nothing of it. */
import { createContext, type ReactNode, useContext } from "react";
import { useLocation } from "react-router";
import { buttonLook } from "../button.tsx";
import * as css from "./layout.css.ts";

/** Whether the page is shown within the editor of the site (admin/editor/site.route.tsx). */
export const Editing = createContext(false);

interface EditableProps {
	/**
	 * The document's key and the section's name, such as `delivery.cost`. For items, such as `testimonials`, their
	 * list, and for one of them its id behind a slash. Nothing if it can't be edited.
	 */
	section: string | undefined;
	children: ReactNode;
}

/** A section of the page. In the editor it has an outline and a link that opens its fields. */
export function Editable({ section, children }: EditableProps) {
	const isEditing = useContext(Editing);
	const { pathname } = useLocation();
	if (!isEditing || !section) return children;
	const form = section.includes(".")
		? `/admin/site${pathname}?section=${section}`
		: `/admin/content/lists/${section}`;
	return (
		<div id={section} className={css.editableSection}>
			{children}
			{/* The page is in a frame of the editor, which shows the fields beside it. */}
			<a href={form} target="_parent" className={buttonLook({ small: true }, css.editLink)}>
				Edit
			</a>
		</div>
	);
}
