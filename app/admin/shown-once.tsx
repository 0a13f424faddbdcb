import type { ReactNode } from "react";
import { Alert } from "~/ui/alert.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { CopyButton } from "./copy-button.tsx";
import { Panel } from "./page.tsx";
import * as css from "./shown-once.css.ts";

interface ShownOnceProps {
	title: string;
	/** What the user has to know about the address. */
	note: string;
	/** What the address is, for screen readers. */
	label: string;
	address: string;
	/** What can be done with it. */
	children: ReactNode;
	/** Shown below. */
	after?: ReactNode;
}

/** Shows a new address with a secret in it. This is the only time it is shown. */
export function ShownOnce({ title, note, label, address, children, after }: ShownOnceProps) {
	return (
		<Panel className={css.made}>
			<Alert tone="plain" title={title} tabIndex={-1} autoFocus>
				<p>{note}</p>
			</Alert>
			<label>
				<span className={visuallyHidden}>{label}</span>
				<input readOnly value={address} className={css.address} autoComplete="off" />
			</label>
			{children}
			<CopyButton text={address} />
			{after}
		</Panel>
	);
}
