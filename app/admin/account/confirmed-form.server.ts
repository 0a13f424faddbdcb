/** Checks the password with which somebody who is signed in confirms a change. */
import { signIn } from "~/accounts/sign-in.server.ts";
import { type ParsedForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { adminSession } from "../access.server.ts";
import { WRONG_PASSWORD, waitMessage } from "./messages.ts";

/** The response if the password is wrong; wrong ones count toward the same limits as in signing in. */
export async function refusedPassword(
	{ value, reply }: ParsedForm<{ password: string }>,
	context: Parameters<typeof adminSession>[0],
) {
	const { id: session, account } = adminSession(context);
	const credentials = { username: account.username, password: value.password };
	const known = await signIn(credentials, visitorNetwork(), "admin", { session });
	if (known.outcome === "throttled") {
		return reply({ formErrors: [waitMessage(known.seconds)] }, tooManyRequests(known.seconds));
	}
	if (known.outcome === "refused") return reply({ fieldErrors: { password: [WRONG_PASSWORD] } });
	return undefined;
}
