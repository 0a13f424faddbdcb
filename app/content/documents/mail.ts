/** The addresses that the site's own email is sent from and to, and that it names. Where one of the first two is empty, the site uses its own. */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { email } from "../fields/kinds.ts";
import { text } from "../fields/texts.ts";

export const mailDocument = declared({
	key: "mail",
	label: "Email",
	isLive: true,
	hasNoSample: true,
	path: href("/"),
	editPath: href("/admin/settings/:key?", { key: "mail" }),
	fields: {
		from: email("Sent from", "", {
			isRequired: false,
			help: "The address that families see. A mail service only sends from an address that it knows.",
		}),
		to: email("You read it at", "", {
			isRequired: false,
			help: "Where messages from the contact form, reminders and digests arrive.",
		}),
		postal: text("Postal address", "", {
			isRequired: false,
			max: 300,
			help: "Under the emails of the waiting list, as the law of the United States asks of emails with an offer. A post office box will do. It is shown nowhere else.",
		}),
	},
});
