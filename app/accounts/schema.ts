/** What an account is made of, and what signing in takes. */
import { z } from "zod";
import { PASSWORD_MIN } from "~/business/password-length.ts";
import { isPredictable } from "./predictable.ts";

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

/** A password that is being chosen for the account of that name. */
export const newPasswordSchema = (username: string) =>
	z
		.string()
		.min(PASSWORD_MIN, `A password needs at least ${PASSWORD_MIN} characters.`)
		.max(PASSWORD_MAX, `A password has no more than ${PASSWORD_MAX} characters.`)
		.refine((value) => !value.includes("\0"), withoutNul)
		.refine((value) => !isPredictable(value, [username]), {
			error: "This password is guessed easily. Please choose words that nobody expects together.",
		});

/** A password that somebody says is theirs; it is never trimmed. */
const givenPasswordSchema = z
	.string()
	.min(1)
	.max(PASSWORD_MAX, `Ensure this field has no more than ${PASSWORD_MAX} characters.`)
	.refine((value) => !value.includes("\0"), withoutNul);

/** What signing in takes. */
export const credentialsSchema = z.object({
	username: usernameSchema,
	password: givenPasswordSchema,
});

/** Longest code of an app, or recovery code, with room for spaces and hyphens. */
const CODE_MAX = 60;

/** A code of the authenticator app or a recovery code, as somebody writes it. */
const givenCodeSchema = z
	.string()
	.trim()
	.min(1, "Please enter the code.")
	.max(CODE_MAX, `A code has no more than ${CODE_MAX} characters.`);

/** The second step of signing in. */
export const codeSchema = z.object({ code: givenCodeSchema });

/** What a program sends to sign in; the code where the account asks for one. */
export const callerSchema = credentialsSchema.extend({ code: givenCodeSchema.optional() });

/** What turns codes on: the app's key as it was shown, a code that proves it, and the password. */
export const codesSchema = z.object({
	key: z.string().regex(/^[A-Z2-7]{32}$/),
	code: givenCodeSchema,
	password: givenPasswordSchema,
});

export type Credentials = z.output<typeof credentialsSchema>;

/** What the owner of that account writes to give it another password. */
export const passwordChangeSchema = (username: string) =>
	z
		.object({
			current: givenPasswordSchema,
			chosen: newPasswordSchema(username),
			again: z.string().max(PASSWORD_MAX),
		})
		.refine(({ chosen, again }) => chosen === again, {
			path: ["again"],
			error: "The two new passwords differ. Please write the same one twice.",
		})
		.refine(({ current, chosen }) => chosen !== current, {
			path: ["chosen"],
			error: "That is the password you have now. Please choose another one.",
		});

export type PasswordChange = z.output<ReturnType<typeof passwordChangeSchema>>;

/** The message to a person who could not sign in, whatever the reason was. */
export const SIGN_IN_REFUSED = "Unable to log in with provided credentials.";

/** The message where a code is missing, and where it is wrong, late or was used before. */
export const CODE_NEEDED = "This account asks for a code of its authenticator app.";
export const CODE_WRONG = "This code is not valid. Please wait for the next one and try it.";
