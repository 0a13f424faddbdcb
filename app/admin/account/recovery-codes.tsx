import { href } from "react-router";
import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { wayOn } from "../page.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./codes.css.ts";
import { KeepCodes } from "./keep-codes.tsx";

/** The codes for signing in without the phone. They are shown only on this page. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	return (
		<Panel title="Your recovery codes" id="recovery-codes">
			<Alert tone="plain" title="Codes are on" tabIndex={-1} autoFocus>
				<p>
					From now on, signing in asks for the code that your phone shows. Other browsers and all
					tokens are signed out.
				</p>
			</Alert>
			<p className={css.text}>
				If you lose your phone, one of these signs you in instead. Each works once. Please print
				them or save them in your password manager now: they won’t be shown again.
			</p>
			<ul className={css.recovery}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<KeepCodes codes={codes} />
			<p className={wayOn}>
				<ButtonLink to={href("/admin/account")}>I have saved them</ButtonLink>
			</p>
		</Panel>
	);
}
