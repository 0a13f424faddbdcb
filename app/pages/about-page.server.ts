/** Loads a page about a member of the team, as the trainer rewrote it. */
import { data } from "react-router";
import { about, above, type PersonKey } from "~/business/about.ts";
import { cutAtWord } from "~/business/head.ts";
import { contentFor } from "~/content/content-for.server.ts";
import { type People, peopleDocument, personOf, samplePerson } from "~/content/people/people.ts";
import { pictureText } from "~/content/picture.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import type { AboutPage } from "./about-page.ts";

/** Characters of the page's text used as its description if it has none. */
const DESCRIPTION_LENGTH = 160;

type Args = Parameters<typeof contentFor>[0];

/**
 * The content of a page about a member of the team. Undefined if it is the sample's, which the browser
 * has already.
 * @throws 404 if the page is hidden.
 */
export async function aboutPageFor(args: Args, key: PersonKey): Promise<AboutPage | undefined> {
	const people = await contentFor(args, peopleDocument);
	if (!people) return undefined;
	if (people.hidden.includes(key)) throw data(null, { status: 404 });
	const { body, title, lead, caption, description, membersTitle } = personOf(people, key);
	const isShown = (other: PersonKey) => !people.hidden.includes(other);
	const members = about[key].members.filter(isShown);
	const [picture, ...faces] = await ownPictures(people, [key, ...members]);
	return {
		dir: "auto",
		key,
		title,
		lead,
		caption,
		description: description || cutAtWord(`${lead} ${body}`, DESCRIPTION_LENGTH),
		membersTitle,
		body: body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim()),
		picture,
		members: members.map((member, index) => {
			const { name, role } = personOf(people, member);
			return { key: member, name, role, picture: faces[index] };
		}),
		above: above[key].filter(isShown).map((other) => ({
			key: other,
			title: personOf(people, other).title,
		})),
	};
}

/** The pictures of these members: undefined where the sample's drawing is used, null where there is none. */
async function ownPictures(
	people: People,
	keys: readonly PersonKey[],
): Promise<(PictureSource | null | undefined)[]> {
	const choices = keys.map((key) => personOf(people, key).picture);
	const pictures = await pagePictures(choices);
	return keys.map((key, index) => {
		const isSamples = pictureText(choices[index]) === pictureText(samplePerson(key).picture);
		return isSamples ? undefined : (pictures[index] ?? null);
	});
}
