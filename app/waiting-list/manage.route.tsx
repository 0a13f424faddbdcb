/** The page where a family changes its wishes, behind the signed link in the emails of the list. */

import { href } from "react-router";
import { dayInWords } from "~/business/days.ts";
import { dayOf, today } from "~/business/moments.ts";
import { CheckedForm, FormProblems, SendButton } from "~/forms/checked-form.tsx";
import { MergeBase } from "~/forms/edit-conflict.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { visitorForm } from "~/platform/forms/form-data.server.ts";
import { EditRefused, mergeForm } from "~/platform/forms/merge-form.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Actions } from "~/ui/page/layout.tsx";
import { lead } from "~/ui/theme/text.css.ts";
import type { Route } from "./+types/manage.route";
import { changeWishes } from "./commands.server.ts";
import { linkHead } from "./heads.ts";
import { linkLoader, privateLink } from "./link-page.server.ts";
import { monthsFrom } from "./months.ts";
import { Notice } from "./notice.tsx";
import { placeOfLink } from "./queries.server.ts";
import { everyWishLabel, isBreedBox, sizes, type WaitingStatus, wishSchema } from "./schema.ts";
import * as css from "./wish-fields.css.ts";
import { WishFields } from "./wish-fields.tsx";
import { formValuesOf, wishMeaning } from "./wishes.ts";

const rules = { ...visitorForm, schema: wishSchema };

type State = WaitingStatus | "unknown";

const titles: Record<State, string> = {
	waiting: "Your place on the waiting list",
	unconfirmed: "Your place isn’t confirmed yet",
	served: "You have found your puppy",
	left: "You have left the waiting list",
	unknown: "This link can’t be used",
};

const messages: Record<Exclude<State, "waiting">, string> = {
	unconfirmed:
		"Please open the other link in our email first and press its button. That confirms that this address is yours.",
	served:
		"So your place on the list was given up. If you are hoping for another puppy, please join again.",
	left: "You won’t get any more emails from the list. You are welcome to join again.",
	unknown:
		"Part of it may be missing, so please copy the whole link from the email. Or maybe your entry was deleted.",
};

const OVERTAKEN =
	"Your wishes were changed elsewhere in the meantime, so nothing was saved. Both versions are below: choose which one stays, and save again.";
const FAILED = "Your wishes could not be saved. Please try again in a minute.";

/** A value as the form displays it. */
function inWords(name: string, text: string): string {
	if (isBreedBox(name)) return text ? "Yes" : "No";
	return (name === "size" && sizes.find(({ value }) => value === text)?.label) || text;
}

export const meta: Route.MetaFunction = linkHead;
export const middleware: Route.MiddlewareFunction[] = [privateLink];
/** Passes on the action's headers, such as Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = linkLoader(async (token) => {
	const place = await placeOfLink(token);
	const state: State = place?.status ?? "unknown";
	const isWaiting = place?.status === "waiting";
	return {
		state,
		title: titles[state],
		values: isWaiting ? formValuesOf(place) : undefined,
		months: monthsFrom(today(), isWaiting ? place.wishWhen : ""),
		since: isWaiting && place.confirmedAt ? dayInWords(dayOf(place.confirmedAt)) : undefined,
		status: place ? 200 : 404,
	};
});

export async function action({ request, params }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	if (parsed.response) return parsed.response;
	const address = href("/waiting-list/manage/:token", params);
	const merge = mergeForm(parsed, {
		schema: wishSchema,
		labels: everyWishLabel(),
		inWords,
		normalized: wishMeaning,
		message: OVERTAKEN,
	});
	try {
		const isTheirs = await changeWishes(params.token, (stored) => merge(formValuesOf(stored)));
		if (!isTheirs) {
			const place = await placeOfLink(params.token);
			const state = place && place.status !== "waiting" ? place.status : "unknown";
			return parsed.reply({ formErrors: [`${titles[state]}. ${messages[state]}`] }, 404);
		}
	} catch (error) {
		if (error instanceof EditRefused) return error.response;
		log.error({ err: error }, "wishes could not be stored");
		return parsed.reply({ formErrors: [FAILED] }, 503);
	}
	return redirectWithToast(address, "Your wishes were saved.");
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ManagePage({ loaderData, actionData, params }: Route.ComponentProps) {
	const { state, title, page, values, months, since } = loaderData;
	const saved = useSavedCount(actionData);
	return (
		<Notice title={title} list={page.top.title}>
			{state === "waiting" && values ? (
				<>
					<p className={lead}>
						{since ? `On the list since ${since}. ` : ""}Here you can change what you wish for. You
						keep your place.
					</p>
					<WishForm
						key={saved}
						action={href("/waiting-list/manage/:token", params)}
						values={values}
						months={months}
					/>
					<p>
						<Link to={href("/waiting-list/leave/:token", params)}>Leave the waiting list</Link>
					</p>
				</>
			) : null}
			{state === "waiting" ? null : (
				<>
					<p className={lead}>{messages[state]}</p>
					{state === "unconfirmed" ? null : (
						<ButtonLink tone="line" to={href("/waiting-list")}>
							{page.top.title}
						</ButtonLink>
					)}
				</>
			)}
		</Notice>
	);
}

interface WishFormProps {
	action: string;
	values: ReturnType<typeof formValuesOf>;
	months: readonly string[];
}

/** The form with which a family changes its wishes. */
function WishForm({ action, values, months }: WishFormProps) {
	const form = useCheckedForm({
		id: "wishes",
		schema: wishSchema,
		defaultValue: values,
	});
	return (
		<CheckedForm form={form} action={action} preventScrollReset className={css.form}>
			<FormProblems form={form} />
			<MergeBase values={values} />
			<WishFields control={form.control} months={months} />
			<Actions>
				<SendButton busy="Saving…">Save my wishes</SendButton>
			</Actions>
		</CheckedForm>
	);
}
