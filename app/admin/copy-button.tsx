import { Copy } from "lucide";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import * as css from "./shown-once.css.ts";

/** Copies a text. Without JavaScript there is no button, and the user selects the text instead. */
export function CopyButton({ text }: { text: string }) {
	const [status, setStatus] = useState("");
	const isHydrated = useHydrated();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setStatus("Copied.");
		} catch {
			setStatus("Your browser doesn’t allow it. Please select the address and copy it yourself.");
		}
	};
	return (
		<div className={css.aside}>
			{isHydrated ? (
				<Button type="button" tone="line" small onClick={copy}>
					<Icon icon={Copy} />
					Copy the address
				</Button>
			) : null}
			<p role="status">{status}</p>
		</div>
	);
}
