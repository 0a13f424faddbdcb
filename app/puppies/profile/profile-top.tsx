import { ArrowLeft, ArrowRight, LayoutGrid } from "lucide";
import { href } from "react-router";
import { siteText } from "~/business/site-texts.ts";
import { puppyProduct } from "~/business/structured-items.ts";
import { classNames } from "~/ui/class-names.ts";
import { Link } from "~/ui/link.tsx";
import { PageTrail } from "~/ui/page/breadcrumbs.tsx";
import { StructuredData } from "~/ui/page/structured-data.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { listAddress } from "../list/list-address.ts";
import { priceAmount } from "../price/price-text.ts";
import type { neighbors, PuppyProfile } from "../queries.server.ts";
import { storyOf } from "../rules.ts";
import * as css from "./profile.css.ts";

type Adjacent = Awaited<ReturnType<typeof neighbors>>;

/** The breadcrumbs, the links to the previous and next puppy, and the structured data. */
export function ProfileTop({ puppy, adjacent }: { puppy: PuppyProfile; adjacent: Adjacent }) {
	const trail = [{ name: siteText("puppies-button"), path: listAddress() }, { name: puppy.name }];
	return (
		<div className={css.top}>
			<StructuredData
				things={[
					puppyProduct({
						...puppy,
						description: puppy.personality || storyOf(puppy).join(" "),
						price: priceAmount(puppy.price),
						images: puppy.photos.map((photo) => photo.large),
					}),
				]}
			/>
			<PageTrail trail={trail} />
			<PuppyNav adjacent={adjacent} />
		</div>
	);
}

/** Links to the previous and next puppy in the list, and back to the list. */
function PuppyNav({ adjacent }: { adjacent: Adjacent }) {
	return (
		<nav aria-label="Puppies" className={classNames(css.nav, screenOnly)}>
			{adjacent ? <NeighborLink to={adjacent.previous} rel="prev" /> : null}
			<Link to={listAddress()} aria-label="Back to all puppies" className={css.navLink}>
				<Icon icon={LayoutGrid} />
				<span className={css.navName}>All</span>
			</Link>
			{adjacent ? <NeighborLink to={adjacent.next} rel="next" /> : null}
		</nav>
	);
}

interface NeighborLinkProps {
	to: NonNullable<Adjacent>["next"];
	rel: "prev" | "next";
}

function NeighborLink({ to: { name, profilePath }, rel }: NeighborLinkProps) {
	const isNext = rel === "next";
	return (
		<Link
			to={href("/trained-puppies-for-sale/:profilePath", { profilePath })}
			rel={rel}
			aria-label={`${isNext ? "Next" : "Previous"} puppy: ${name}`}
			className={css.navLink}
		>
			{isNext ? null : <Icon icon={ArrowLeft} />}
			<span className={css.navName}>{name}</span>
			{isNext ? <Icon icon={ArrowRight} /> : null}
		</Link>
	);
}
