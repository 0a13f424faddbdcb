import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import { absoluteAddress } from "~/business/head.ts";
import { hours } from "~/business/hours.ts";
import { classNames } from "~/ui/class-names.ts";
import { QrCode } from "~/ui/picture/qr-code.tsx";
import { keepTogether, printOnly } from "~/ui/theme/print.css.ts";
import type { PuppyProfile } from "../queries.server.ts";
import * as css from "./printed-contact.css.ts";

/** On paper only: how to reach the trainer, and a code that leads back to the profile. */
export function PrintedContact({ puppy }: { puppy: Pick<PuppyProfile, "name" | "profilePath"> }) {
	const { name, profilePath } = puppy;
	const address = absoluteAddress(href("/trained-puppies-for-sale/:profilePath", { profilePath }));
	return (
		<div className={classNames(css.contact, printOnly, keepTogether)}>
			<QrCode of={address} label={`The profile of ${name}`} className={css.code} />
			<div>
				<p className={css.brand}>
					{facts.brand}, {facts.place}
				</p>
				<p>
					Call or text {facts.trainer}: {facts.phone}
				</p>
				<p>{facts.email}</p>
				<p>
					{hours()
						.map(({ label }) => label)
						.join(", ")}
				</p>
				<p>{address}</p>
			</div>
		</div>
	);
}
