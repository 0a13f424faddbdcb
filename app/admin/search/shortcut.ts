import { useEffect } from "react";
import { href, useNavigate } from "react-router";

/** The id of the field that the shortcut focuses. */
export const SEARCH_FIELD = "search-everything";

/** Ctrl+K or Command+K leads to the search from every page of the admin. */
export function useSearchShortcut() {
	const navigate = useNavigate();
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
			if (key.toLowerCase() !== "k" || ctrlKey === metaKey || shiftKey || altKey) return;
			event.preventDefault();
			const field = document.getElementById(SEARCH_FIELD);
			if (!(field instanceof HTMLInputElement)) return void navigate(href("/admin/search"));
			field.focus();
			field.select();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [navigate]);
}
