/** Edits the text of the delivery page. */
import { href } from "react-router";
import { deliveryDocument } from "~/content/offers/delivery.ts";
import {
	deliveryAnswers,
	deliveryFields,
	deliveryFormSchema,
	deliveryLists,
} from "~/content/offers/delivery-form.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { editFields, editingMessages, FORM_BYTES } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import { OffersSections } from "../offers-sections.tsx";
import type { Route } from "./+types/delivery.route";
import { DELIVERY_DRAFT, DeliveryForm } from "./delivery-form.tsx";
import { everyDeliveryLabel } from "./labels.ts";

const rules = {
	schema: deliveryFormSchema,
	fields: [...deliveryFields, ...editFields],
	maxBytes: FORM_BYTES,
};

export const meta: Route.MetaFunction = () => adminMeta(deliveryDocument.label);

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value, state } = await documentToEdit(deliveryDocument);
	return { answers: deliveryAnswers(value), from: madeFrom(deliveryAnswers(value)), state };
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	return saveEdit(parsed, {
		document: deliveryDocument,
		actor: actorIn(context),
		schema: deliveryFormSchema,
		words: { labels: everyDeliveryLabel },
		partOf: (value) => value,
		answersOf: deliveryAnswers,
		lists: deliveryLists,
		change: (_, values) => values,
		back: href("/admin/content/delivery"),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DELIVERY_DRAFT });

export default function DeliveryContentPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	const { state, ...form } = loaderData;
	return (
		<>
			<AdminHead title={deliveryDocument.label} note="The text of the “Puppy Delivery” page." />
			<OffersSections />
			<DocumentBar document={deliveryDocument} state={state} form="delivery" />
			<DeliveryForm key={`${form.from} ${saved}`} {...form} result={actionData?.result} />
		</>
	);
}
