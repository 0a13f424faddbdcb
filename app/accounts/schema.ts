/** What an account is made of, and what signing in takes. */
import { z } from "zod";
import { PASSWORD_MIN } from "~/platform/env.ts";

/** An admin may do everything; a service may only send the contact form. */
export const accountKinds = ["admin", "service"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Longest name and password, in UTF-16 units. */
const USERNAME_MAX = 150;
const PASSWORD_MAX = 1_000;

const withoutNul = { error: "Null characters are not allowed." };

export const usernameSchema = z
	.string()
	.trim()
	.min(1)
	.max(USERNAME_MAX, `Ensure this field has no more than ${USERNAME_MAX} characters.`)
	.refine((value) => !value.includes("\0"), withoutNul);

/** A password that is being chosen. */
export const newPasswordSchema = z
	.string()
	.min(PASSWORD_MIN, `A password needs at least ${PASSWORD_MIN} characters.`)
	.max(PASSWORD_MAX, `A password has no more than ${PASSWORD_MAX} characters.`);

/** What signing in takes; a password is never trimmed. */
export const credentialsSchema = z.object({
	username: usernameSchema,
	password: z
		.string()
		.min(1)
		.max(PASSWORD_MAX, `Ensure this field has no more than ${PASSWORD_MAX} characters.`)
		.refine((value) => !value.includes("\0"), withoutNul),
});

export type Credentials = z.output<typeof credentialsSchema>;

/** What is said to whoever could not sign in, whatever the reason was. */
export const SIGN_IN_REFUSED = "Unable to log in with provided credentials.";
