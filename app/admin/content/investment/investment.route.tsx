/** Edits how a puppy's price is broken down. */
import { href } from "react-router";
import { prices } from "~/business/prices.ts";
import { investmentDocument } from "~/content/offers/investment.ts";
import {
	investmentAnswers,
	investmentFields,
	investmentFormSchema,
	partFields,
} from "~/content/offers/investment-form.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { editFields, editingMessages } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import { OffersSections } from "../offers-sections.tsx";
import type { Route } from "./+types/investment.route";
import { EXAMPLE, INVESTMENT_DRAFT, InvestmentForm } from "./investment-form.tsx";
import { everyInvestmentLabel } from "./labels.ts";

const MAX_BYTES = 32 * 1024;
const rules = {
	schema: investmentFormSchema,
	fields: [...investmentFields, ...editFields, EXAMPLE],
	maxBytes: MAX_BYTES,
};

/** The most characters of the example price in the page's URL. */
const EXAMPLE_LENGTH = 20;

export const meta: Route.MetaFunction = () => adminMeta(investmentDocument.label);

export const loader = withLoaderErrors(editingMessages.load, async ({ url }: Route.LoaderArgs) => {
	const { value, state } = await documentToEdit(investmentDocument);
	const example = url.searchParams.get(EXAMPLE)?.slice(0, EXAMPLE_LENGTH);
	return {
		answers: investmentAnswers(value),
		from: madeFrom(investmentAnswers(value)),
		state,
		example: example || prices.puppyFrom.toLocaleString("en-US"),
	};
});

/** Address of the same page, showing the sums for the same example price. */
function pageWith(example: FormDataEntryValue | null) {
	const page = href("/admin/content/investment");
	return typeof example === "string" && example !== ""
		? `${page}?${new URLSearchParams({ [EXAMPLE]: example })}`
		: page;
}

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	return saveEdit(parsed, {
		document: investmentDocument,
		actor: actorIn(context),
		schema: investmentFormSchema,
		words: { labels: everyInvestmentLabel },
		partOf: (value) => value,
		answersOf: investmentAnswers,
		lists: [partFields],
		change: (_, values) => values,
		back: pageWith(parsed.form.get(EXAMPLE)),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: INVESTMENT_DRAFT });

export default function InvestmentPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	const { state, ...form } = loaderData;
	return (
		<>
			<AdminHead
				title={investmentDocument.label}
				note="What each puppy’s profile says its price pays for."
			/>
			<OffersSections />
			<DocumentBar document={investmentDocument} state={state} form="investment" />
			<InvestmentForm key={`${form.from} ${saved}`} {...form} result={actionData?.result} />
		</>
	);
}
