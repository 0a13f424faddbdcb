/** POST /auth/login/ */
import { SIGN_IN_REFUSED } from "~/accounts/schema.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { issueToken } from "~/accounts/tokens.server.ts";
import { visitorNetwork } from "~/platform/visitor.server.ts";
import { answering, apiRoute } from "./answer.server.ts";
import { calls } from "./calls.ts";
import { invalid, throttled } from "./refusal.ts";

const answer = apiRoute(
	answering(calls.signIn, async ({ body }) => {
		const result = await signIn(await body(), visitorNetwork());
		if (result.outcome === "throttled") throw throttled(result.seconds);
		if (result.outcome === "refused") throw invalid({ non_field_errors: [SIGN_IN_REFUSED] });
		return { token: await issueToken(result.account.id) };
	}),
);

export { answer as action, answer as loader };
