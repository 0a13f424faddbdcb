/** The head of a puppy's page (specification, section 2). */
import { href, type MetaDescriptor } from "react-router";
import { facts } from "./facts.ts";
import { headTags, PREVIEW_HEIGHT, PREVIEW_WIDTH, type SharedPicture } from "./head.ts";
import { nameAndBreed } from "./name-and-breed.ts";

export type HeadPuppy = {
	name: string;
	profilePath: string;
	breed: string;
	available: boolean;
	isReserved?: boolean;
	/** The story on the puppy's page; empty if there is none. */
	story: string;
	personality: string;
};

export function puppyHead(puppy: HeadPuppy): MetaDescriptor[] {
	const { name, breed, profilePath } = puppy;
	const kind = [breed, "puppy"].filter(Boolean).join(" ");
	const state = puppy.available ? "Available now" : puppy.isReserved ? "Reserved" : "Sold";
	const text = [puppy.story, puppy.personality].map((text) => text.trim()).find(Boolean);
	return headTags({
		title: `${name}, ${breed || facts.product}`,
		description: `${state}: ${name}, a trained ${kind} from ${facts.place}. ${text ?? ""}`,
		path: href("/trained-puppies-for-sale/:profilePath", { profilePath }),
		image: puppyPreview(puppy),
		type: "product",
	});
}

/** The preview picture of a puppy's profile. */
export function puppyPreview(puppy: { profilePath: string; name: string; breed: string }) {
	return {
		path: href("/trained-puppies-for-sale/:profilePath/preview.jpg", {
			profilePath: puppy.profilePath,
		}),
		width: PREVIEW_WIDTH,
		height: PREVIEW_HEIGHT,
		alt: nameAndBreed(puppy),
	} satisfies SharedPicture;
}
