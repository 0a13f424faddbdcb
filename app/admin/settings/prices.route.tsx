/** Edits the prices that the pages show. */
import type { SubmissionResult } from "@conform-to/react";
import { href } from "react-router";
import { dollars, priceDefaults } from "~/business/prices.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { priceLabels, priceNames, pricesSchema } from "~/settings/prices-schema.ts";
import { saveBusiness, savedBusiness } from "~/settings/saved.server.ts";
import { Field } from "~/ui/form/field.tsx";
import { Link } from "~/ui/link.tsx";
import { actorIn } from "../access.server.ts";
import { FROM } from "../content/editing.ts";
import { madeFrom } from "../content/joined.server.ts";
import { MadeFrom } from "../content/made-from.tsx";
import { withLoaderErrors } from "../failures.server.ts";
import { FormSaveBar } from "../form-save-bar.tsx";
import { form as formLayout } from "../page.css.ts";
import { AdminHead, adminMeta, Panel } from "../page.tsx";
import type { Route } from "./+types/prices.route";
import { settingsMessages } from "./messages.ts";
import { saveJoined } from "./save-joined.server.ts";
import * as css from "./settings.css.ts";

const TITLE = "Prices";
const DRAFT = "prices";

/** The prices as the answers of their controls. */
const priceAnswers = (prices: Readonly<Partial<Record<string, number>>> = {}) =>
	Object.fromEntries(
		Object.entries(prices).flatMap(([name, amount]) =>
			amount === undefined ? [] : [[name, amount.toLocaleString("en-US")] as const],
		),
	);

const rules = { schema: pricesSchema, fields: [...priceNames, FROM], maxBytes: 4 * 1024 };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(settingsMessages.load, async () => {
	const { business } = await savedBusiness();
	const answers = priceAnswers(business.prices);
	return { answers, from: madeFrom(answers) };
});

export async function action({ request, context }: Route.ActionArgs) {
	const parsed = await parseForm(request, rules);
	return saveJoined(parsed, {
		schema: pricesSchema,
		words: { labels: priceLabels },
		answersOf: priceAnswers,
		store: (join) =>
			saveBusiness(
				{
					own: ["prices"],
					change(now) {
						const prices = join(priceAnswers(now.prices));
						return prices && (Object.keys(prices).length > 0 ? { prices } : {});
					},
				},
				actorIn(context),
			),
		back: href("/admin/settings/prices"),
	});
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	sendForm(serverAction, { draft: DRAFT });

export default function PricesPage({ loaderData, actionData }: Route.ComponentProps) {
	const saved = useSavedCount(actionData);
	return (
		<>
			<AdminHead
				title={TITLE}
				note="In whole dollars. If you leave a field empty, the price shown in gray applies."
			/>
			<p className={css.history}>
				<Link to={href("/admin/settings/history")}>Earlier settings</Link>
			</p>
			<PricesForm key={`${loaderData.from} ${saved}`} {...loaderData} {...actionData} />
		</>
	);
}

interface PricesFormProps {
	answers: Readonly<Record<string, string>>;
	/** The stored answers that the form is rendered from, as `madeFrom` encodes them. */
	from: string;
	result?: SubmissionResult;
}

function PricesForm({ answers, from, result }: PricesFormProps) {
	const form = useCheckedForm({
		id: "prices",
		schema: pricesSchema,
		names: priceNames,
		result,
		defaultValue: answers,
	});
	return (
		<CheckedForm of={form} draft={{ name: DRAFT, controls: priceNames, base: FROM }}>
			<MadeFrom value={from} />
			<FormProblems of={form} />
			<Panel title="Prices">
				<div className={formLayout}>
					{priceNames.map((name) => (
						<Field
							key={name}
							{...form.control(name)}
							label={priceLabels[name]}
							inputMode="numeric"
							placeholder={dollars(priceDefaults[name])}
							autoComplete="off"
							optional
						/>
					))}
				</div>
			</Panel>
			<FormSaveBar label="Save" />
		</CheckedForm>
	);
}
