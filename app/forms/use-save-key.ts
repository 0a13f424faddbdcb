import { type RefObject, useEffect } from "react";

/**
 * Makes Ctrl+S or Cmd+S press the form's first button that requires a valid form, which is the one that
 * saves. Buttons that do something else send the form without validation.
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
