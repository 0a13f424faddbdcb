/** An Atom feed (RFC 4287) of the puppies, so that families hear about new ones. */

import { href } from "react-router";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { absoluteAddress, cutAtWord } from "~/business/head.ts";
import { nameAndBreed } from "~/business/name-and-breed.ts";
import { puppyPreview } from "~/business/puppy-head.ts";
import { siteIcon } from "~/business/site-icon.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { shownPrice } from "~/puppies/price/price-text.ts";
import { wentHome } from "~/puppies/rules.ts";
import { stateOf, statusOf } from "~/puppies/status.ts";
import { machineFile } from "./machine-file.ts";
import { contentChangedAt, feedPuppies } from "./queries.server.ts";
import { type Xml, xml, xmlDocument } from "./xml.ts";

export const handle: RouteHandle = { cache: "path" };

export const loader = withLoaderErrors(failures.fetchPage, async () => {
	const [puppies, changedAt] = await Promise.all([feedPuppies(), contentChangedAt()]);
	return machineFile(feed(puppies, changedAt), "application/atom+xml");
});

type FeedPuppy = Awaited<ReturnType<typeof feedPuppies>>[number];

/** Maximum length of an entry's summary in characters. */
const SUMMARY_LENGTH = 300;

const inTime = (...moments: Date[]) => moments.toSorted((a, b) => a.getTime() - b.getTime());

/**
 * The text of a puppy's entry. For a sold puppy it is the sale update or the day it went home. Otherwise, or
 * if both are missing, it is the first that exists of overview, personality and state.
 */
function story(puppy: FeedPuppy): string {
	const { saleUpdate, overview, personality } = puppy;
	const sold = stateOf(puppy) === "sold" ? saleUpdate.trim() || wentHome(puppy) : "";
	return sold || overview.trim() || personality.trim() || statusOf(puppy).urgency;
}

function entry(puppy: FeedPuppy): Xml {
	const { id, breed, profilePath, listedAt, createdAt, updatedAt } = puppy;
	const address = absoluteAddress(href("/trained-puppies-for-sale/:profilePath", { profilePath }));
	// A sale updates `listedAt`, so the earlier of the two moments is when the puppy was new.
	const [published] = inTime(listedAt, createdAt);
	const { label, price } = shownPrice(puppy);
	return xml`
		<entry>
			<id>${absoluteAddress(href("/feed.xml"))}#puppy-${id}</id>
			<title>${nameAndBreed(puppy)} (${statusOf(puppy).badge})</title>
			<link rel="alternate" type="text/html" href="${address}"/>
			<link rel="enclosure" type="image/jpeg" href="${absoluteAddress(puppyPreview(puppy).path)}"/>
			<published>${published}</published>
			<updated>${updatedAt}</updated>
			${breed ? xml`<category term="${breed}"/>` : undefined}
			<summary>${cutAtWord(story(puppy), SUMMARY_LENGTH)} · ${label ? `${label}: ` : ""}${price}</summary>
		</entry>`;
}

/** The text of the feed. `changedAt` is the date of a feed without entries. */
function feed(puppies: readonly FeedPuppy[], changedAt: Date | undefined): string {
	const self = absoluteAddress(href("/feed.xml"));
	const updated = inTime(...puppies.map((puppy) => puppy.updatedAt)).at(-1) ?? changedAt;
	return xmlDocument(xml`
		<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
			<id>${self}</id>
			<title>${facts.brand}: new puppies</title>
			<subtitle>${facts.tagline}</subtitle>
			<link rel="self" type="application/atom+xml" href="${self}"/>
			<link rel="alternate" type="text/html" href="${absoluteAddress(href("/trained-puppies-for-sale"))}"/>
			<updated>${updated ?? new Date(0)}</updated>
			<author><name>${facts.brand}</name><uri>${absoluteAddress(href("/"))}</uri></author>
			<icon>${absoluteAddress(siteIcon(192))}</icon>
			<logo>${absoluteAddress(href("/preview.jpg"))}</logo>
			${puppies.map(entry)}
		</feed>`);
}
