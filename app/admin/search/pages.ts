/** The admin's own pages, for finding them by name. */
import { href } from "react-router";
import { holdsEveryWord } from "~/platform/database/folded-text.ts";
import { menu, places } from "../navigation.ts";

const pages = [
	...[...places, ...menu].flatMap(({ name, path, sections = [] }) => [
		{ title: name, path, note: "" },
		...sections
			.filter((section) => section.path !== path)
			.map((section) => ({ title: section.name, path: section.path, note: name })),
	]),
	{ title: "Set up your site", path: href("/admin/first-steps"), note: "First steps" },
	{ title: "Add a puppy", path: href("/admin/puppies/new"), note: "" },
	{ title: "Trash", path: href("/admin/puppies/trash"), note: "Deleted puppies" },
	{ title: "Add to the waiting list", path: href("/admin/waiting-list/new"), note: "" },
	{ title: "Add a video", path: href("/admin/videos/new"), note: "" },
	{ title: "Emails", path: href("/admin/emails"), note: "Waiting and sent" },
	{ title: "Codes for signing in", path: href("/admin/account/codes"), note: "Account" },
	{ title: "Passkeys", path: `${href("/admin/account")}#passkeys`, note: "Account" },
	{ title: "People who sign in", path: `${href("/admin/account")}#people`, note: "Account" },
	{ title: "JSON API", path: href("/api/docs"), note: "For other programs" },
];

/** The pages whose title and note together contain every word. */
export function pagesFor(search: string) {
	const isFound = holdsEveryWord(search);
	return pages.filter(({ title, note }) => isFound(`${title} ${note}`));
}
