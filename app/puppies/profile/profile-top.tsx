import { siteText } from "~/business/site-texts.ts";
import { puppyProduct } from "~/business/structured-items.ts";
import { PageTrail } from "~/ui/page/breadcrumbs.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { listAddress } from "../list/list-address.ts";
import { priceAmount } from "../price/price-text.ts";
import type { neighbors, PuppyProfile } from "../queries.server.ts";
import { storyOf } from "../rules.ts";
import * as css from "./profile.css.ts";
import { PuppyNav } from "./puppy-nav.tsx";

/** The breadcrumbs, the links to the previous and next puppy, and the structured data. */
export function ProfileTop({
	puppy,
	adjacent,
}: {
	puppy: PuppyProfile;
	adjacent: Awaited<ReturnType<typeof neighbors>>;
}) {
	const trail = [{ name: siteText("puppies-button"), path: listAddress() }, { name: puppy.name }];
	return (
		<div className={css.top}>
			<StructuredData
				of={[
					puppyProduct({
						...puppy,
						description: puppy.personality || storyOf(puppy).join(" "),
						price: priceAmount(puppy.price),
						images: puppy.photos.map((photo) => photo.large),
					}),
				]}
			/>
			<PageTrail trail={trail} />
			<PuppyNav neighbors={adjacent} />
		</div>
	);
}
