import { type RefObject, useEffect } from "react";

/**
 * Ctrl+S, or Cmd+S, presses the form's first button that takes only a valid form: the one that
 * saves. Those that do something else with the form take it as it stands.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
			if (!isSave || event.key.toLowerCase() !== "s") return;
			event.preventDefault();
			if (event.repeat || document.querySelector("dialog[open]")) return;
			const buttons = [...(form.current?.elements ?? [])];
			const save = buttons.find(
				(button) =>
					button instanceof HTMLButtonElement && button.type === "submit" && !button.formNoValidate,
			);
			if (save instanceof HTMLButtonElement) save.click();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [form]);
}
