import { facts } from "~/business/facts.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { ShownOnce } from "../shown-once.tsx";

interface MadeInvitationProps {
	name: string;
	address: string;
}

/** Shows the link of a new invitation. This is the only time it is shown. */
export function MadeInvitation({ name, address }: MadeInvitationProps) {
	const subject = `Your account at ${facts.brand}`;
	const body = `Hello ${name},\n\nplease choose a user name and a password here, within a week:\n${address}\n`;
	const email = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
	return (
		<ShownOnce
			title={`The invitation for ${name}`}
			note="Pass this link on to nobody else: it works once, for seven days. It won’t be shown again. If it gets lost, withdraw the invitation and make another one."
			label={`Link of the invitation for ${name}`}
			address={address}
		>
			<ButtonLink small href={email}>
				Send it in an email of yours
			</ButtonLink>
		</ShownOnce>
	);
}
