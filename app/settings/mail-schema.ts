/** The form for the addresses that the site's own email is sent from and to. */
import { z } from "zod";
import { email } from "./business-schema.ts";

export const mailSchema = z.object({ from: email, to: email });

export const mailLabels = {
	from: "Sent from",
	to: "You read it at",
} as const;

export const mailHints = {
	from: "The address that families see. SendGrid only sends from an address that is verified there.",
	to: "Where messages from the contact form, reminders and digests arrive.",
} as const;

/** The names of the form's controls, in order. */
export const mailNames = ["from", "to"] as const;
