import { Copy } from "lucide";
import { type ReactNode, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Alert } from "~/ui/alert.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { control } from "~/ui/form/field.css.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import * as css from "./page.css.ts";
import { Panel } from "./page.tsx";

interface ShownOnceProps {
	title: string;
	/** What the user has to know about the address. */
	note: string;
	/** What the address is, for screen readers. */
	label: string;
	address: string;
	/** What can be done with it. */
	children: ReactNode;
	after?: ReactNode;
}

/** Shows a new address with a secret in it. This is the only time it is shown. */
export function ShownOnce({ title, note, label, address, children, after }: ShownOnceProps) {
	return (
		<Panel className={classNames(css.form, css.notice)}>
			<Alert tone="plain" title={title} tabIndex={-1} autoFocus>
				<p>{note}</p>
			</Alert>
			<label>
				<span className={visuallyHidden}>{label}</span>
				<input readOnly value={address} className={control} autoComplete="off" />
			</label>
			{children}
			<div className={css.buttons}>
				<CopyButton
					text={address}
					label="Copy the address"
					refused="Please select the address and copy it yourself."
				/>
			</div>
			{after}
		</Panel>
	);
}

interface CopyButtonProps {
	text: string;
	label: string;
	/** Shown if the browser refuses: how to copy the text by hand. */
	refused: string;
	/** Beside the button. */
	children?: ReactNode;
}

/** Copies a text. Without JavaScript there is no button, and the user selects the text instead. */
export function CopyButton({ text, label, refused, children }: CopyButtonProps) {
	const [status, setStatus] = useState("");
	const isHydrated = useHydrated();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setStatus("Copied.");
		} catch {
			setStatus(`Your browser doesn’t allow it. ${refused}`);
		}
	};
	return (
		<>
			{isHydrated ? (
				<Button type="button" tone="line" small onClick={copy}>
					<Icon icon={Copy} />
					{label}
				</Button>
			) : null}
			{children}
			<p role="status">{status}</p>
		</>
	);
}
