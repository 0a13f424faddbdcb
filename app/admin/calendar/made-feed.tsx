import { Alert } from "~/ui/alert.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { Panel } from "../page.tsx";
import * as css from "./calendar.css.ts";
import { CopyButton } from "./copy-button.tsx";

/** Shows a new address. This is the only time it is shown. */
export function MadeFeed({ name, address }: { name: string; address: string }) {
	return (
		<Panel className={css.made}>
			<Alert tone="plain" title={`The address for ${name}`} tabIndex={-1} autoFocus>
				<p>
					Keep it to yourself: anybody who has it can read the calendar. It won’t be shown again. If
					you lose it, revoke it and make another one.
				</p>
			</Alert>
			<label>
				<span className={visuallyHidden}>Address of the calendar for {name}</span>
				<input readOnly value={address} className={css.address} autoComplete="off" />
			</label>
			<ButtonLink small href={address.replace(/^https?:/, "webcal:")}>
				Subscribe on this device
			</ButtonLink>
			<CopyButton text={address} />
			<ul className={css.steps}>
				<li>
					iPhone, iPad and Mac: press “Subscribe on this device”. By hand: Settings, Apps, Calendar,
					Calendar Accounts, Add Account, Other, Add Subscribed Calendar.
				</li>
				<li>Google Calendar, on a computer: Other calendars, the plus sign, From URL.</li>
				<li>Outlook: Add calendar, Subscribe from web.</li>
			</ul>
		</Panel>
	);
}
