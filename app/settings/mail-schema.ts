/** From and to where the site's own email goes, as the trainer writes it. */
import { z } from "zod";
import { businessLimits } from "./business-schema.ts";

const address = z
	.email("Please write an email address, such as hello@example.com.")
	.max(businessLimits.email)
	.optional();

export const mailSchema = z.object({ from: address, to: address });

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
