import { facts } from "~/business/facts.ts";
import { classNames } from "~/ui/class-names.ts";
import { Actions, Wrap } from "~/ui/page/layout.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { askAddress, textAddress } from "../addresses.ts";
import { AskButtons } from "../ask-buttons.tsx";
import { actions } from "./profile.css.ts";
import * as css from "./profile-end.css.ts";

interface ProfileEndProps {
	puppy: { name: string; profilePath: string };
}

/** The end of a profile: how to get in touch, in place of the floating bar, which is hidden here. */
export function ProfileEnd({ puppy: { name, profilePath } }: ProfileEndProps) {
	return (
		<Wrap as="section" aria-labelledby="profile-end" className={classNames(css.end, screenOnly)}>
			<div className={css.panel}>
				<div>
					<h2 id="profile-end" dir="auto" className={css.title}>
						Could {name} be yours?
					</h2>
					<p>
						Ask {facts.trainer} anything this page leaves open, or pick a day to come and meet{" "}
						{name}.
					</p>
				</div>
				<Actions className={actions}>
					<AskButtons
						text={{ href: textAddress(name), label: `Text ${facts.trainer}` }}
						ask={{ to: askAddress(profilePath), label: `Ask ${facts.trainer}` }}
					/>
				</Actions>
			</div>
		</Wrap>
	);
}
