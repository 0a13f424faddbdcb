import { z } from "zod";
import { PASSWORD_MIN } from "~/business/password-length.ts";
import { text } from "~/platform/text.ts";
import { isPredictable } from "./predictable.ts";

/** An admin may do everything; a service may only send the contact form. */
export const accountKinds = ["admin", "service"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Maximum lengths of a user name and a password, in UTF-16 code units. */
const USERNAME_MAX = 150;
const PASSWORD_MAX = 1_000;

/** Days for which an invitation is valid. */
export const INVITATION_DAYS = 7;
const INVITED_NAME_MAX = 60;
const NO_INVITED = "Please write who the invitation is for.";
const NO_CHOSEN_NAME = "Please choose a user name.";

const EASY = "This password is easy to guess. Please choose words that don't usually go together.";

const withoutNul = z.refine<string>((value) => !value.includes("\0"), {
	error: "Null characters are not allowed.",
});

const NO_USERNAME = "Please enter your username.";
export const usernameSchema = text(USERNAME_MAX, NO_USERNAME).min(1, NO_USERNAME);

export const newPasswordSchema = (username: string) =>
	z
		.string("Please choose a password.")
		.min(PASSWORD_MIN, `A password needs at least ${PASSWORD_MIN} characters.`)
		.max(PASSWORD_MAX, `A password has no more than ${PASSWORD_MAX} characters.`)
		.check(withoutNul)
		.refine((value) => !isPredictable(value, [username]), { error: EASY });

/** The password that somebody signs in with; it is never trimmed. */
const givenPassword = (missing: string) =>
	z
		.string(missing)
		.min(1, missing)
		.max(PASSWORD_MAX, `Ensure this field has no more than ${PASSWORD_MAX} characters.`)
		.check(withoutNul);
const givenPasswordSchema = givenPassword("Please enter your password.");
const passwordAgain = z.string("Please enter the new password once more.").max(PASSWORD_MAX);

/** Maximum length of a code from the app or a recovery code, with room for spaces and hyphens. */
const CODE_MAX = 60;
const NO_CODE = "Please enter the code.";

/** A code from the authenticator app or a recovery code, as somebody types it. */
const givenCodeSchema = z
	.string(NO_CODE)
	.trim()
	.min(1, NO_CODE)
	.max(CODE_MAX, `A code has no more than ${CODE_MAX} characters.`);

export const codeSchema = z.object({ code: givenCodeSchema });

/** What signs a person or program in; the code is in the same request if the account requires one. */
export const callerSchema = z.object({
	username: usernameSchema,
	password: givenPasswordSchema,
	code: givenCodeSchema.optional(),
});
export type Caller = z.output<typeof callerSchema>;

/** The password with which somebody who is signed in confirms a change. */
export const passwordSchema = z.object({ password: givenPasswordSchema });

/** The form that turns codes on: the key as shown, a code that proves the app has it, and the password. */
export const codesSchema = z.object({
	key: z.string().regex(/^[A-Z2-7]{32}$/),
	...codeSchema.shape,
	...passwordSchema.shape,
});

export const invitationSchema = passwordSchema.extend({
	name: text(INVITED_NAME_MAX, NO_INVITED).min(1, NO_INVITED),
});

/** The form in which an invited person chooses how to sign in. */
export const newAccountSchema = z
	.object({
		username: text(USERNAME_MAX, NO_CHOSEN_NAME).min(1, NO_CHOSEN_NAME),
		chosen: newPasswordSchema(""),
		again: passwordAgain,
	})
	.refine(({ chosen, again }) => chosen === again, {
		path: ["again"],
		error: "The two passwords don’t match. Please type the same one twice.",
	})
	.refine(({ username, chosen }) => !isPredictable(chosen, [username]), {
		path: ["chosen"],
		error: EASY,
	});

/** What a browser responds about a passkey, as JSON: about a thousand characters. */
export const passkeyResponseSchema = z.string().max(20_000);

export const passwordChangeSchema = (username: string) =>
	z
		.object({
			current: givenPassword("Please enter your current password."),
			chosen: newPasswordSchema(username),
			again: passwordAgain,
		})
		.refine(({ chosen, again }) => chosen === again, {
			path: ["again"],
			error: "The two new passwords don't match. Please type the same one twice.",
		})
		.refine(({ current, chosen }) => chosen !== current, {
			path: ["chosen"],
			error: "That is your current password. Please choose a different one.",
		});

export type PasswordChange = z.output<ReturnType<typeof passwordChangeSchema>>;

/** The message to somebody who could not sign in, whatever the reason was. */
export const SIGN_IN_REFUSED = "Unable to log in with provided credentials.";

/** The messages for a missing code, and for a code that is wrong, too old or already used. */
export const CODE_NEEDED = "This account needs a code from its authenticator app.";
export const CODE_WRONG = "This code is not valid. Please wait for the next one and try again.";
