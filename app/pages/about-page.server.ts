import { data } from "react-router";
import { about, memberKeys, type PersonKey } from "~/business/about.ts";
import { facts } from "~/business/facts.ts";
import { cutAtWord } from "~/business/head.ts";
import { filled } from "~/business/placeholders.ts";
import { sitePictures } from "~/business/site-pictures.ts";
import { contentFor } from "~/content/content-for.server.ts";
import { credentialsOf, type People, peopleDocument } from "~/content/documents/people.ts";
import { pictureText } from "~/content/picture.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";

/** Characters of the page's text used as its description if it has none. */
const DESCRIPTION_LENGTH = 160;

/**
 * The content of a page about a member of the team.
 * @throws 404 if the page is hidden.
 */
export async function aboutPageFor(key: PersonKey) {
	const people = filled(contentFor(peopleDocument));
	const { isHidden, body, title, lead, caption, description, membersTitle } = people[key];
	if (isHidden) throw data(null, { status: 404 });
	const isShown = (other: PersonKey) => !people[other].isHidden;
	const members = memberKeys.filter((other) => other !== key && isShown(other));
	const [picture, ...faces] = await picturesOf(people, [key, ...members]);
	return {
		key,
		title,
		lead,
		caption,
		description: description || cutAtWord(`${lead} ${body.join("\n\n")}`, DESCRIPTION_LENGTH),
		membersTitle,
		body,
		/** What can be checked about the trainer, on her page. */
		credentials: key === "trainer" ? credentialsOf(people) : [],
		picture,
		members: members.map((member, index) => {
			const { name, role } = people[member];
			return { key: member, name, role, picture: faces[index] };
		}),
		/** The pages between the home page and this one. */
		trail: about[key].above.filter(isShown).map((other) => ({
			name: people[other].title,
			path: about[other].path,
		})),
	};
}

/** The pictures of these members; the trainer's is her portrait unless she chose another one for her page. */
async function picturesOf(people: People, keys: readonly PersonKey[]) {
	const pictures = await pagePictures(keys.map((key) => people[key].picture));
	const sample = pictureText({ drawing: about.trainer.image });
	const isSample = pictureText(people.trainer.picture) === sample;
	const portrait = isSample && sitePictures.trainer;
	return keys.map((key, index) =>
		key === "trainer" && portrait ? { ...portrait, alt: facts.trainer } : pictures[index],
	);
}
