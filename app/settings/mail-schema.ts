/** From and to where the site's own email goes, as the trainer writes it. */
import { z } from "zod";
import { email } from "./business-schema.ts";

export const mailSchema = z.object({ from: email, to: email });

export const mailLabels = {
	from: "Sent from",
	to: "You read it at",
} as const;

export const mailHints = {
	from: "The address that families see. SendGrid sends only from one that is verified there.",
	to: "Where messages of the contact form, reminders and digests arrive.",
} as const;

/** The form's controls, in their order. */
export const mailNames = ["from", "to"] as const;
