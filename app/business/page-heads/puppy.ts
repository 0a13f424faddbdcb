/** The head of a puppy's page (specification, section 2). */
import { href, type MetaDescriptor } from "react-router";
import { facts } from "../facts.ts";
import { headTags, type SharedPicture, sharedPhoto } from "../head.ts";

export type HeadPuppy = {
	name: string;
	profilePath: string;
	breed: string;
	available: boolean;
	isReserved?: boolean;
	/** The story on the puppy's page; empty if there is none. */
	story: string;
	personality: string;
	/** The main photo. */
	picture?: SharedPicture;
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
		image: sharedPhoto(puppy.picture),
		type: "product",
	});
}
