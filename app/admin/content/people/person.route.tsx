/** The words of a page about somebody. */
import { data } from "react-router";
import { about, type PersonKey } from "~/business/about.ts";
import { documentState } from "~/content/drafts.server.ts";
import { printOfPerson, rewritePerson } from "~/content/people/commands.server.ts";
import { fieldsOf, PERSON_MAX_BYTES, personAnswers, personSchema } from "~/content/people/form.ts";
import { peopleDocument, personOf } from "~/content/people/people.ts";
import { sendForm } from "~/forms/send.ts";
import { useSavedCount } from "~/forms/use-saved-count.ts";
import { pictureChoices } from "~/photos/content-pictures.server.ts";
import { redirectWithToast } from "~/platform/forms/flash.server.ts";
import { parseForm } from "~/platform/forms/parse-form.server.ts";
import { actorIn } from "../../access.server.ts";
import { loading, unsaved } from "../../failures.server.ts";
import { AdminHead, adminMeta } from "../../page.tsx";
import { DocumentBar } from "../document-bar.tsx";
import type { Route } from "./+types/person.route";
import { PersonForm } from "./person-form.tsx";
import {
	PRINT,
	pageNames,
	peopleAddress,
	peopleMessages,
	personDraft,
	personKeyOf,
} from "./words.ts";

/** @throws 404 where nobody has that key. */
function personIn(params: { person: string }): PersonKey {
	const person = personKeyOf(params.person);
	if (!person) throw data(null, { status: 404 });
	return person;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	adminMeta(loaderData ? pageNames[loaderData.person] : "Not found");

export const loader = loading(peopleMessages.load, async ({ params }: Route.LoaderArgs) => {
	const key = personIn(params);
	const { value: people, ...state } = await documentState(peopleDocument);
	const person = personOf(people, key);
	return {
		person: key,
		document: { key: peopleDocument.key, label: peopleDocument.label },
		state,
		answers: personAnswers(person),
		print: printOfPerson(person),
		choices: await pictureChoices(person.picture, [about[key].image]),
	};
});

export async function action({ request, params, context }: Route.ActionArgs) {
	const key = personIn(params);
	const parsed = await parseForm(request, {
		schema: personSchema(key),
		fields: [...fieldsOf(key), PRINT],
		maxBytes: PERSON_MAX_BYTES,
	});
	if (parsed.response) return parsed.response;
	try {
		const print = String(parsed.form.get(PRINT) ?? "");
		const person = { ...parsed.value, picture: parsed.value.picture };
		const outcome = await rewritePerson(key, person, { print, by: actorIn(context) });
		if (outcome === "saved") return await redirectWithToast(peopleAddress(), peopleMessages.saved);
		return parsed.reply({ formErrors: [peopleMessages[outcome]] }, 409);
	} catch (error) {
		return unsaved(parsed, peopleMessages.save, error);
	}
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
			<AdminHead title={name} trail={[{ name: "People", path: peopleAddress() }, { name }]} />
			<DocumentBar document={document} state={state} />
			<PersonForm key={`${form.print} ${saved}`} person={person} {...form} {...actionData} />
		</>
	);
}
