/**
 * The page for leaving the waiting list. The "unsubscribe" button of mail apps posts a form here
 * without any page, cookie or origin (RFC 8058); the link in an email opens the page with the button.
 * Only the signed token in the URL identifies the place.
 */
import { data, href, redirect } from "react-router";
import { z } from "zod";
import { facts } from "~/business/facts.ts";
import { FetcherForm } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { visitorForm } from "~/platform/forms/form-data.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/leave.route";
import { leavePlace } from "./commands.server.ts";
import { linkHead } from "./heads.ts";
import { linkLoader, privateLink } from "./link-page.server.ts";
import { Notice } from "./notice.tsx";
import { placeOfLink } from "./queries.server.ts";

export const handle: RouteHandle = { takesForeignForms: true };

const ONE_CLICK = "List-Unsubscribe";

const schema = z.object({
	[ONE_CLICK]: z.literal("One-Click").optional(),
	intent: z.literal("leave").optional(),
});
const rules = { ...visitorForm, schema };

/** The title and the HTTP status of the page. */
const heads = {
	unknown: { title: "This link can’t be used", status: 404 },
	open: { title: "Leave the waiting list?", status: 200 },
	left: { title: "You have left the waiting list", status: 200 },
} as const;

export const meta: Route.MetaFunction = linkHead;
export const middleware: Route.MiddlewareFunction[] = [privateLink];
/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = linkLoader(async (token) => {
	const place = await placeOfLink(token);
	const state = place ? (place.status === "left" ? "left" : "open") : "unknown";
	return { state, ...heads[state], hasPlace: place?.status === "waiting" };
});

export async function action({ request, params }: Route.ActionArgs) {
	const { response, value } = await parseForm(request, rules);
	if (response) return response;
	if (value[ONE_CLICK] === undefined && value.intent === undefined) throw data(null, 400);
	const hasLeft = await leavePlace(params.token);
	if (value.intent) return redirect(href("/waiting-list/leave/:token", params), 303);
	// Mail apps don't follow redirects.
	return data(null, hasLeft ? 200 : 404);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function LeavePage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { state, title, hasPlace, page } = loaderData;
	const problem = actionData?.result.error?.[""]?.[0];
	return (
		<Notice title={title} list={page.top.title} isResponse={state === "left"} problem={problem}>
			{state === "open" ? (
				<>
					<p className={lead}>
						{hasPlace
							? "You will lose your place, and won’t get any more emails from the list."
							: "Then you won’t get any more emails from the list."}
					</p>
					<FetcherForm action={href("/waiting-list/leave/:token", params)}>
						<Actions>
							<Button tone="night" name="intent" value="leave">
								Leave the list
							</Button>
							{hasPlace ? (
								<ButtonLink tone="line" to={href("/waiting-list/manage/:token", params)}>
									Change what I wish for instead
								</ButtonLink>
							) : null}
						</Actions>
					</FetcherForm>
				</>
			) : null}
			{state === "left" ? (
				<>
					<p className={lead}>You won’t get any more emails from the list.</p>
					<p className={muted}>
						Would you like us to erase everything we know about you?{" "}
						{facts.email ? (
							<>
								Write to <a href={`mailto:${facts.email}`}>{facts.email}</a>.
							</>
						) : (
							<>
								Call <PhoneLink />.
							</>
						)}
					</p>
				</>
			) : null}
			{state === "unknown" ? (
				<p className={lead}>
					Part of it may be missing, so please copy the whole link from the email. If you no longer
					have a place, there is nothing to leave.
				</p>
			) : null}
			{state === "open" ? null : (
				<ButtonLink tone="line" to={href("/waiting-list")}>
					{page.top.title}
				</ButtonLink>
			)}
		</Notice>
	);
}
