import { hiddenFields } from "~/platform/forms/hidden-fields.ts";

/** A field that people don't see; only a bot fills it in. Part of every form for visitors. */
export function Honeypot() {
	return (
		<div hidden>
			<label htmlFor={hiddenFields.honeypot}>Leave this empty</label>
			<input
				id={hiddenFields.honeypot}
				type="text"
				name={hiddenFields.honeypot}
				autoComplete="off"
				tabIndex={-1}
				data-1p-ignore=""
				data-lpignore="true"
				data-bwignore=""
				data-form-type="other"
			/>
		</div>
	);
}
