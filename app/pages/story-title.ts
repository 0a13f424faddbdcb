import type { StoryItem } from "~/content/documents/praise.ts";

/** The title of a family's page, such as "Otis and Glenn H.". */
export const storyTitle = ({ name, family }: Pick<StoryItem, "name" | "family">) =>
	family ? `${name} and ${family.replace(/^The /, "the ")}` : name;
