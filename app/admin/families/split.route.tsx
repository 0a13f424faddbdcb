/** Splits a family by hand: the chosen addresses and messages become a family of their own. */

import { z } from "zod";
import * as failures from "~/business/failures.ts";
import { cutAtWord } from "~/business/head.ts";
import { momentInWords } from "~/business/moments.ts";
import { SPLIT_MESSAGES, splitChoices, splitFamily } from "~/families/split.server.ts";
import { FetcherForm, FetcherProblem } from "~/forms/fetcher-form.tsx";
import { useRefusal } from "~/forms/use-checked-form.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { readId } from "~/platform/ids.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import { actorIn } from "../access.server.ts";
import { withForm, withLoaderErrors } from "../failures.server.ts";
import { found, idIn, notFound } from "../not-found.ts";
import { AdminHead, Panel, SaveBar } from "../page.tsx";
import type { Route } from "./+types/split.route";
import { familyAddress, splitAddress } from "./addresses.ts";
import * as css from "./tasks.css.ts";

/** Prefixes of the check boxes' names. The message's id, or the address's index in the list, follows. */
const MESSAGE = "message-";
const ADDRESS = "address-";
const EXCERPT = 160;
const rules = {
	schema: z.object({ intent: z.literal("split") }),
	fields: RegExp(`^(intent|${MESSAGE}\\d{1,10}|${ADDRESS}\\d{1,4})$`),
};

export const loader = withLoaderErrors(
	failures.fetchFamilies,
	async ({ params }: Route.LoaderArgs) => {
		const family = found(await splitChoices(idIn(params)));
		return { ...family, isCut: family.contacts.length >= SPLIT_MESSAGES };
	},
);

const refused = {
	"nothing chosen": "Please choose at least one address or message.",
	"everything chosen": "Please leave something with the family; otherwise it would be empty.",
} as const;

/** The values of the checked boxes of a kind: ids of messages, or addresses. */
const chosen = (form: FormData, kind: string) =>
	[...form].flatMap(([name, value]) =>
		name.startsWith(kind) && typeof value === "string" ? [value] : [],
	);

export function action({ request, params, context }: Route.ActionArgs) {
	return withForm(request, rules, failures.updateFamily, async ({ form, reply }) => {
		const id = idIn(params);
		const messages = chosen(form, MESSAGE).flatMap((each) => readId(each) ?? []);
		const outcome = await splitFamily(
			id,
			{ addresses: chosen(form, ADDRESS), messages },
			actorIn(context),
		);
		if (outcome === "missing") throw notFound();
		if (typeof outcome === "string") return reply({ formErrors: [refused[outcome]] });
		return redirectWithToast(familyAddress(outcome.id), "This is a family of its own now.");
	});
}

export default function SplitPage({ loaderData }: Route.ComponentProps) {
	const { id, name, addresses, contacts, isCut } = loaderData;
	/** Only without JavaScript: with it, the form and its boxes stay as they are. */
	const refusal = useRefusal("split");
	const box = (name: string, value: string | number) => ({
		type: "checkbox",
		name,
		value,
		defaultChecked: refusal?.initialValue?.[name] === String(value),
	});
	const back = familyAddress(id);
	return (
		<>
			<AdminHead
				title="Split into two families"
				note="What you choose becomes a family of its own. Notes, reservations and appointments stay."
				between={[{ name, path: back }]}
				here="Split"
			/>
			<FetcherForm action={splitAddress(id)} hasOwnProblem>
				{(fetcher) => (
					<>
						<Panel>
							{addresses.length > 0 ? (
								<fieldset className={css.boxes}>
									<legend>Email addresses, with everything that came from them</legend>
									{addresses.map(({ address }, index) => (
										<label key={address} className={css.box}>
											<input {...box(`${ADDRESS}${index}`, address)} />
											<bdi>{address}</bdi>
										</label>
									))}
								</fieldset>
							) : null}
							{contacts.length > 0 ? (
								<fieldset className={css.boxes}>
									<legend>
										{isCut ? `Single messages: the newest ${contacts.length}` : "Single messages"}
									</legend>
									{contacts.map(({ id, createdAt, name, email, message }) => (
										<label key={id} className={css.box}>
											<input {...box(`${MESSAGE}${id}`, id)} />
											<span>
												<bdi>{cutAtWord(message, EXCERPT)}</bdi>
												<br />
												<span className={muted}>
													<bdi>{name}</bdi>, <bdi>{email}</bdi>, {momentInWords(createdAt)}
												</span>
											</span>
										</label>
									))}
								</fieldset>
							) : null}
						</Panel>
						<SaveBar
							aside={
								<FetcherProblem
									fetcher={{ ...fetcher, problem: fetcher.problem ?? refusal?.error?.[""]?.[0] }}
								/>
							}
						>
							<ButtonLink tone="line" to={back}>
								Leave it as it is
							</ButtonLink>
							<Button name="intent" value="split">
								Make a family of them
							</Button>
						</SaveBar>
					</>
				)}
			</FetcherForm>
		</>
	);
}
