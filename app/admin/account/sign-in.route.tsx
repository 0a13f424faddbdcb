/** Signing in, and back to the page that was asked for. */
import { parseWithZod } from "@conform-to/zod/v4";
import { href, redirect } from "react-router";
import { credentialsSchema } from "~/accounts/schema.ts";
import { openSession, sessionOf } from "~/accounts/sessions.server.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import {
	answerForm,
	FormError,
	readForm,
	refuseForm,
	refuseUnread,
} from "~/platform/forms.server.ts";
import { visitorNetwork } from "~/platform/visitor.server.ts";
import { markPrivate } from "../access.server.ts";
import { adminMeta } from "../page.tsx";
import type { Route } from "./+types/sign-in.route";
import { SignInForm } from "./sign-in-form.tsx";

const MAX_BYTES = 16 * 1024;
const expected = { fields: ["username", "password"], maxBytes: MAX_BYTES };

/** The same words for a wrong name, a wrong password, a closed account and a service's. */
const REFUSED = "That username and password do not match. Please try again.";

const privately: Route.MiddlewareFunction = async (_, next) => {
	const response = await next();
	markPrivate(response.headers);
	return response;
};

export const middleware: Route.MiddlewareFunction[] = [privately];

/** The public site's frame stays away. */
export const handle = { shell: { own: true } };

/** Where to go once signed in: a page under /admin, and never another site. */
function wantedPage(url: URL): string {
	const wanted = URL.parse(url.searchParams.get("next") ?? "", url.origin);
	const isOwn = wanted?.origin === url.origin && /^\/admin(\/|$)/.test(wanted.pathname);
	return isOwn && !wanted.pathname.startsWith(href("/admin/login"))
		? wanted.pathname + wanted.search
		: href("/admin");
}

export const meta: Route.MetaFunction = () => adminMeta("Sign in");

export async function loader({ request, url }: Route.LoaderArgs) {
	if (await sessionOf(request)) throw redirect(wantedPage(url), { status: 303 });
	return { action: url.pathname + url.search };
}

export async function action({ request, url }: Route.ActionArgs) {
	const form = await readForm(request, expected).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	const hideFields = ["password"];
	if (form instanceof FormError) {
		form.answers.delete("password");
		return refuseUnread(form);
	}
	const submission = parseWithZod(form, { schema: credentialsSchema });
	if (submission.status !== "success") return refuseForm(submission, { hideFields });
	const result = await signIn(submission.value, visitorNetwork(), "admin");
	if (result.outcome === "throttled") {
		const words = `Too many tries. Please wait ${result.seconds} seconds and try again.`;
		return answerForm(submission.reply({ formErrors: [words], hideFields }), 429);
	}
	if (result.outcome === "refused") {
		return answerForm(submission.reply({ formErrors: [REFUSED], hideFields }), 400);
	}
	const cookie = await openSession(result.account.id, request);
	return redirect(wantedPage(url), { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
	return <SignInForm action={loaderData.action} result={actionData?.result} />;
}
