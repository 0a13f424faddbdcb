import { ButtonLink } from "~/ui/button.tsx";
import { ShownOnce } from "../shown-once.tsx";
import * as css from "./calendar.css.ts";

/** Shows a new address. This is the only time it is shown. */
export const MadeFeed = ({ name, address }: { name: string; address: string }) => (
	<ShownOnce
		title={`The address for ${name}`}
		note="Keep it to yourself: anybody who has it can read the calendar. It won’t be shown again. If you lose it, revoke it and make another one."
		label={`Address of the calendar for ${name}`}
		address={address}
		after={
			<ul className={css.steps}>
				<li>
					iPhone, iPad and Mac: press “Subscribe on this device”. By hand: Settings, Apps, Calendar,
					Calendar Accounts, Add Account, Other, Add Subscribed Calendar.
				</li>
				<li>Google Calendar, on a computer: Other calendars, the plus sign, From URL.</li>
				<li>Outlook: Add calendar, Subscribe from web.</li>
			</ul>
		}
	>
		<ButtonLink small href={address.replace(/^https?:/, "webcal:")}>
			Subscribe on this device
		</ButtonLink>
	</ShownOnce>
);
