/** POST /auth/login/ */
import { SIGN_IN_REFUSED } from "~/accounts/schema.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { issueToken } from "~/accounts/tokens.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { invalid, throttled } from "./http-error.ts";

const respond = apiRoute(
	handler(endpoints.signIn, async ({ body }) => {
		const result = await signIn(await body(), visitorNetwork());
		if (result.outcome === "throttled") throw throttled(result.seconds);
		if (result.outcome !== "signed in") throw invalid({ non_field_errors: [SIGN_IN_REFUSED] });
		return { token: await issueToken(result.account.id) };
	}),
);

export { respond as action, respond as loader };
