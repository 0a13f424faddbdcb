/** The list of pages about people: whether visitors see them, and links to edit them. */
import { data } from "react-router";
import { z } from "zod";
import { type PersonKey, personKeys } from "~/business/about.ts";
import { cutAtWord } from "~/business/head.ts";
import { documentState } from "~/content/drafts.server.ts";
import { changePersonByButton, personButtons } from "~/content/people/commands.server.ts";
import { peopleDocument, personOf, personPath } from "~/content/people/people.ts";
import { FetcherForm, useFormFetcher } from "~/forms/fetcher-form.tsx";
import { sendForm } from "~/forms/send.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { actorIn } from "../../access.server.ts";
import * as css from "../../editor/items.css.ts";
import { withActionErrors, withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta, Panel } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { barOf, editingMessages } from "../editing.ts";
import { contentTrail, PraiseSections } from "../praise-sections.tsx";
import type { Route } from "./+types/people.route";
import { pageNames, peopleAddress, personAddress } from "./words.ts";

const TITLE = "People";
/** The most characters of a text that the list shows. */
const EXCERPT = 120;

const schema = z.object({ intent: z.enum(personButtons), person: z.enum(personKeys) });
const rules = { schema, fields: schema.keyof().options, maxBytes: 2 * 1024 };

export const meta: Route.MetaFunction = () => adminMeta(TITLE);

export const loader = withLoaderErrors(editingMessages.load, async () => {
	const { value: people, ...state } = await documentState(peopleDocument);
	const pages = personKeys.map((person) => {
		const { title, lead, body } = personOf(people, person);
		return {
			person,
			title,
			words: cutAtWord(lead || body, EXCERPT),
			path: personPath(people, person),
			isHidden: people.hidden.includes(person),
			isOwn: people[person] !== undefined,
		};
	});
	return { document: barOf(peopleDocument), state, pages };
});

export const action = withActionErrors(
	editingMessages.save,
	peopleAddress,
	async ({ request, context }: Route.ActionArgs) => {
		const { value } = await parseForm(request, rules);
		if (!value) throw data(null, 400);
		await changePersonByButton(value.person, value.intent, actorIn(context));
		return redirectWithToast(peopleAddress(), editingMessages.saved);
	},
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
	const { document, state, pages } = loaderData;
	return (
		<>
			<AdminHead
				title={TITLE}
				trail={[...contentTrail, { name: TITLE }]}
				note="A hidden page disappears from the navigation, the cards on the other pages and the sitemap."
			/>
			<PraiseSections />
			<DocumentBar document={document} state={state} />
			<Panel>
				<ul className={css.list}>
					{pages.map((page) => (
						<ListedPage key={page.person} {...page} />
					))}
				</ul>
			</Panel>
		</>
	);
}

interface ListedPageProps {
	person: PersonKey;
	title: string;
	words: string;
	path: string;
	isHidden: boolean;
	isOwn: boolean;
}

function ListedPage({ person, title, words, path, isHidden, isOwn }: ListedPageProps) {
	const fetcher = useFormFetcher();
	const of = <span className={visuallyHidden}> {pageNames[person]}</span>;
	return (
		<li className={css.item}>
			<div className={css.about}>
				<Link to={personAddress(person)} className={css.name} dir="auto">
					{title}
				</Link>
				<p className={css.line}>
					{pageNames[person]} · {path}
				</p>
				<p className={css.line} dir="auto">
					{words}
				</p>
				<p className={css.tags}>
					{isHidden ? <span className={css.unseen}>Hidden</span> : null}
					{isOwn ? null : <span className={css.tag}>Sample</span>}
				</p>
			</div>
			<FetcherForm fetcher={fetcher} action={peopleAddress()} className={css.buttons}>
				<input type="hidden" name="person" value={person} />
				<Button tone="line" small name="intent" value={isHidden ? "show" : "hide"}>
					{isHidden ? "Show" : "Hide"}
					{of}
				</Button>
				{isOwn ? (
					<Button tone="line" small name="intent" value="sample">
						Back to the sample text{of}
					</Button>
				) : null}
			</FetcherForm>
		</li>
	);
}
