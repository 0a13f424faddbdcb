/** Edits a page about somebody. */
import { data } from "react-router";
import { about, DOG_ADDRESS, type PersonKey } from "~/business/about.ts";
import { fieldsOf, PERSON_MAX_BYTES, personAnswers, personSchema } from "~/content/people/form.ts";
import {
	ownWords,
	type People,
	peopleDocument,
	personOf,
	withDogAddress,
} from "~/content/people/people.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { withLoaderErrors } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import { documentToEdit, saveEdit } from "../editing.server.ts";
import { barOf, editFields, editingMessages } from "../editing.ts";
import { madeFrom } from "../joined.server.ts";
import { contentTrail } from "../praise-sections.tsx";
import type { Route } from "./+types/person.route";
import { PersonForm } from "./person-form.tsx";
import { pageNames, peopleAddress, personDraft, personKeyOf, personLabels } from "./words.ts";

/** @throws 404 if no page has that key. */
function personIn(params: { person: string }): PersonKey {
	const person = personKeyOf(params.person);
	if (!person) throw data(null, { status: 404 });
	return person;
}

/** The answers of the form's controls. */
function answersOf(people: People, key: PersonKey) {
	const { address, ...answers } = personAnswers(
		personOf(people, key),
		people.dogAddress ?? DOG_ADDRESS,
	);
	return { ...answers, address: key === "zeta" ? address : "" };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? pageNames[loaderData.person] : "Not found");

export const loader = withLoaderErrors(
	editingMessages.load,
	async ({ params }: Route.LoaderArgs) => {
		const key = personIn(params);
		const { value: people, state } = await documentToEdit(peopleDocument);
		const person = personOf(people, key);
		return {
			person: key,
			document: barOf(peopleDocument),
			state,
			answers: answersOf(people, key),
			from: madeFrom(answersOf(people, key)),
			choices: await pictureChoices([person.picture], [about[key].image]),
		};
	},
);

export async function action({ request, params, context }: Route.ActionArgs) {
	const key = personIn(params);
	const parsed = await parseForm(request, {
		schema: personSchema(key),
		fields: [...fieldsOf(key), ...editFields],
		maxBytes: PERSON_MAX_BYTES,
	});
	return saveEdit(parsed, {
		document: peopleDocument,
		actor: actorIn(context),
		schema: personSchema(key),
		words: { labels: personLabels },
		partOf: (people) => people,
		answersOf: (people) => answersOf(people, key),
		change(people, { picture, address, ...texts }) {
			const written = { ...people, [key]: ownWords(key, { ...texts, picture }) };
			return address === undefined ? written : withDogAddress(written, address);
		},
		back: peopleAddress(),
	});
}

export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) => {
	const key = personKeyOf(params.person);
	return sendForm(serverAction, { draft: key && personDraft(key) });
};

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
	const { person, document, state, ...form } = loaderData;
	const saved = useSavedCount(actionData);
	const name = pageNames[person];
	return (
		<>
			<AdminHead
				title={name}
				trail={[...contentTrail, { name: "People", path: peopleAddress() }, { name }]}
			/>
			<DocumentBar document={document} state={state} form="person" />
			<PersonForm key={`${form.from} ${saved}`} person={person} {...form} {...actionData} />
		</>
	);
}
