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
import { storyOf } from "~/puppies/rules.ts";
import { statusOf } from "~/puppies/status.ts";
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

/** The text of a puppy's entry: its story, as the profile begins, or else its personality or its state. */
const summary = (puppy: FeedPuppy): string =>
	storyOf(puppy).join(" ") || puppy.personality.trim() || statusOf(puppy).urgency;

function entry(puppy: FeedPuppy): Xml {
	const { id, breed, profilePath, listedAt, createdAt, updatedAt } = puppy;
	const address = absoluteAddress(href("/trained-puppies-for-sale/:profilePath", { profilePath }));
	// A sale updates `listedAt`, so the earlier of the two moments is when the puppy was new.
	const published = new Date(Math.min(listedAt.getTime(), createdAt.getTime()));
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
			<summary>${cutAtWord(summary(puppy), SUMMARY_LENGTH)} · ${label ? `${label}: ` : ""}${price}</summary>
		</entry>`;
}

/** The text of the feed. `changedAt` is the date of a feed without entries. */
function feed(puppies: readonly FeedPuppy[], changedAt: Date | undefined): string {
	const self = absoluteAddress(href("/feed.xml"));
	const changes = puppies.map(({ updatedAt }) => updatedAt.getTime());
	const updated = changes.length > 0 ? new Date(Math.max(...changes)) : changedAt;
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
