/** POST /auth/login/ */
import { takeCode } from "~/accounts/codes.server.ts";
import { CODE_NEEDED, CODE_WRONG, SIGN_IN_REFUSED } from "~/accounts/schema.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { issueToken, type SignedIn } from "~/accounts/tokens.server.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { apiRoute, handler } from "./api-route.server.ts";
import { endpoints } from "./endpoints.ts";
import { invalid, throttled } from "./http-error.ts";

const respond = apiRoute(
	handler(endpoints.signIn, async ({ body }) => {
		const credentials = await body();
		const result = await signIn(credentials, visitorNetwork());
		if (result.outcome === "throttled") throw throttled(result.seconds);
		if (result.outcome === "refused") throw invalid({ non_field_errors: [SIGN_IN_REFUSED] });
		const { account, asksForCode } = result;
		if (asksForCode) await checkCode(account, credentials.code);
		return { token: await issueToken(account.id) };
	}),
);

async function checkCode(account: SignedIn, code: string | undefined) {
	if (code === undefined) throw invalid({ code: [CODE_NEEDED] });
	const taken = await takeCode(account, code, { who: account.username, via: "api" });
	if (taken.outcome === "throttled") throw throttled(taken.seconds);
	if (taken.outcome === "wrong") throw invalid({ code: [CODE_WRONG] });
}

export { respond as action, respond as loader };
