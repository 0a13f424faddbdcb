/** The form that asks for a visit to a puppy, on a page of its own, and what came of it. */
import { href, redirect } from "react-router";
import { facts } from "~/business/facts.ts";
import { puppyNotFound } from "~/business/failures.ts";
import { headTags } from "~/business/head.ts";
import { ANOTHER_DAY } from "~/business/visits.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { visitorForm } from "~/platform/forms/form-data.server.ts";
import { hiddenFields } from "~/platform/forms/hidden-fields.ts";
import { formState, sentAddress, visitorAction } from "~/platform/forms/opened-at.server.ts";
import { parseForm, tooManyRequests } from "~/platform/forms/parse-form.server.ts";
import { suspiciousForm, suspiciousText } from "~/platform/forms/spam.server.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { ArrowLink } from "~/ui/arrow-link.tsx";
import { Problems } from "~/ui/form/problems.tsx";
import { Onward, ResponsePanel } from "~/ui/page/response-panel.tsx";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { lead, muted } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/visit.route";
import { askForVisit, countVisit, uncountVisit } from "./commands.server.ts";
import { visitablePuppy, visitOffer } from "./queries.server.ts";
import { visitSchema } from "./schema.server.ts";
import { VisitForm, visitId, visitNames } from "./visit-form.tsx";

const rules = {
	...visitorForm,
	schema: visitSchema,
	fields: [...visitNames, hiddenFields.honeypot],
};

const notices = {
	taken:
		"That time was taken in the meantime. Please choose another one: everything else is still here.",
	spam: "Please check what you wrote, and send it again without web addresses.",
	limit: () =>
		`Very many visits were asked for lately. Please call ${facts.trainer} at ${facts.phone}, or send a message.`,
	failed: "An error occurred. Please try again",
	notAvailable: "Only puppies that are available can be visited.",
} as const;

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { puppy, state } = loaderData;
	const title = `Visit ${puppy.name}`;
	return headTags({
		title: { none: title, sent: "Visit asked for", refused: `Error: ${title}` }[state ?? "none"],
		description: `Choose a time to meet ${puppy.name}, in person or by video.`,
		path: href("/trained-puppies-for-sale/:profilePath/visit", { profilePath: puppy.profilePath }),
		index: false,
	});
};

/** Passes on the action's own headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const profileOf = (profilePath: string) =>
	href("/trained-puppies-for-sale/:profilePath", { profilePath });

export const loader = withLoaderErrors(
	puppyNotFound(503),
	async ({ params: { profilePath }, url, context }: Route.LoaderArgs) => {
		const puppy = await visitablePuppy(profilePath);
		// The profile says what has become of the puppy, or knows its current address.
		if (!puppy) throw await redirectWithToast(profileOf(profilePath), notices.notAvailable, 400);
		return { puppy, state: formState({ url, context }), offer: await visitOffer() };
	},
);

export const action = visitorAction(({ request, params }: Route.ActionArgs) =>
	receive(request, params.profilePath),
);

/** Stores the visit. Returns a redirect if it was accepted, or else the form's problems. */
async function receive(request: Request, profilePath: string) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const { value, form, reply } = parsed;
	if (suspiciousForm(form, request.headers) || suspiciousText(value.name, "")) {
		return reply({ formErrors: [notices.spam] });
	}
	const seconds = await countVisit();
	if (seconds !== undefined) {
		return reply({ formErrors: [notices.limit()] }, tooManyRequests(seconds));
	}
	try {
		const outcome = await askForVisit(profilePath, value);
		if (outcome !== "asked") await uncountVisit();
		if (outcome === "taken") return reply({ fieldErrors: { when: [notices.taken] } }, 409);
		if (outcome === "gone") {
			return await redirectWithToast(profileOf(profilePath), notices.notAvailable, 400);
		}
	} catch (error) {
		log.error({ err: error }, "a visit could not be stored");
		await uncountVisit();
		return reply({ formErrors: [notices.failed] }, 503);
	}
	const page = href("/trained-puppies-for-sale/:profilePath/visit", { profilePath });
	return redirect(sentAddress(page), 303);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

export default function VisitPage({ loaderData, actionData }: Route.ComponentProps) {
	const { puppy, state, offer } = loaderData;
	const trail = [{ name: puppy.name, path: profileOf(puppy.profilePath) }];
	if (state === "sent") {
		return (
			<ResponsePanel title="Visit asked for" trail={trail} isResponse>
				<TrainerLine>
					<p className={lead}>
						{facts.trainer} knows that you would like to meet {puppy.name}, and will call or text
						you to confirm.
					</p>
				</TrainerLine>
				<p className={muted}>
					If anything changes, call {facts.trainer} at <PhoneLink />.
				</p>
				<Onward>
					<ArrowLink to={profileOf(puppy.profilePath)}>Back to {puppy.name}</ArrowLink>
				</Onward>
			</ResponsePanel>
		);
	}
	const { error, initialValue } = actionData?.result ?? {};
	const values: Readonly<Record<string, string | undefined>> = Object.fromEntries(
		visitNames.map((name) => [name, textOf(initialValue?.[name])]),
	);
	const open = ["", ANOTHER_DAY, ...offer.times.map(({ value }) => value)];
	const problems = visitNames.flatMap((name) => {
		// A form that comes back for another reason says, too, that its time isn't offered anymore.
		const isTaken = name === "when" && !open.includes(values.when ?? "");
		const message = error?.[name]?.[0] ?? (isTaken ? notices.taken : undefined);
		return message ? [{ name, id: visitId(name), message }] : [];
	});
	return (
		<ResponsePanel title={`Visit ${puppy.name}`} trail={trail}>
			<Problems id="visit-problems" notice={error?.[""]?.[0]} problems={problems} />
			<VisitForm
				puppy={puppy}
				offer={offer}
				values={values}
				problems={Object.fromEntries(problems.map(({ name, message }) => [name, message]))}
			/>
		</ResponsePanel>
	);
}
