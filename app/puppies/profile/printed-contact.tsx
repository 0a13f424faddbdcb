import { facts } from "~/business/facts.ts";
import { hours } from "~/business/hours.ts";
import { classNames } from "~/ui/class-names.ts";
import { QrCode, type QrOutline } from "~/ui/picture/qr-code.tsx";
import { keepTogether, printOnly } from "~/ui/theme/print.css.ts";
import { profileUrl } from "../addresses.ts";
import type { PuppyProfile } from "../queries.server.ts";
import * as css from "./printed-contact.css.ts";

interface PrintedContactProps {
	puppy: Pick<PuppyProfile, "name" | "profilePath">;
	/** QR code of the profile's address. */
	qr: QrOutline;
}

/** Shown only in print: how to reach the trainer, and a QR code with the profile's address. */
export function PrintedContact({ puppy: { name, profilePath }, qr }: PrintedContactProps) {
	return (
		<div className={classNames(css.contact, printOnly, keepTogether)}>
			<QrCode outline={qr} label={`The profile of ${name}`} className={css.code} />
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
				<p>{profileUrl(profilePath)}</p>
			</div>
		</div>
	);
}
