/** Describes the business and its site for search engines. The business doesn't rate itself. */
import { href } from "react-router";
import { facts } from "./facts.ts";
import { absoluteAddress, sitePreview } from "./head.ts";
import { hours } from "./hours.ts";
import { today } from "./moments.ts";
import { exceptions } from "./other-hours.ts";
import { dollars, prices } from "./prices.ts";
import { siteIcon } from "./site-icon.ts";
import { businessName, CURRENCY, type Thing } from "./structured-data.ts";

/** The id by which other things refer to the site. */
const siteName = absoluteAddress("/#website");
/** Placeholder for the search text in the address of a search. */
const SEARCH_TERM = "search_term_string";

/** Opening hours for holidays and other special days; undefined if there are none. */
function specialHours() {
	const days = exceptions(today());
	if (days.length === 0) return undefined;
	return days.map(({ day, lastDay, opens, closes }) => ({
		"@type": "OpeningHoursSpecification",
		validFrom: day,
		validThrough: lastDay,
		// In schema.org, a closed day opens and closes at midnight.
		opens: opens || "00:00",
		closes: closes || "00:00",
	}));
}

export function localBusiness(): Thing {
	const profiles = [facts.social.facebook, facts.social.instagram].filter(Boolean);
	return {
		"@type": "LocalBusiness",
		"@id": businessName,
		name: facts.brand,
		legalName: facts.legalName || undefined,
		description: facts.tagline,
		url: absoluteAddress(href("/")),
		image: absoluteAddress(sitePreview.path),
		logo: absoluteAddress(siteIcon(512)),
		telephone: facts.phoneNumber?.number,
		email: facts.email || undefined,
		address: {
			"@type": "PostalAddress",
			addressLocality: facts.city,
			addressRegion: facts.region,
			addressCountry: "US",
		},
		openingHoursSpecification: hours().map(({ days, opens, closes }) => ({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: days.map((day) => `https://schema.org/${day}`),
			opens,
			closes,
		})),
		specialOpeningHoursSpecification: specialHours(),
		priceRange: `${dollars(prices.puppyFrom)}–${dollars(prices.puppyTo)}`,
		currenciesAccepted: CURRENCY,
		sameAs: profiles.length > 0 ? profiles : undefined,
	};
}

/** The site, and how to search it: with the puppy list's `search` parameter. */
export function webSite(): Thing {
	const list = absoluteAddress(href("/trained-puppies-for-sale"));
	return {
		"@type": "WebSite",
		"@id": siteName,
		name: facts.brand,
		url: absoluteAddress(href("/")),
		inLanguage: "en-US",
		publisher: { "@id": businessName },
		potentialAction: {
			"@type": "SearchAction",
			target: { "@type": "EntryPoint", urlTemplate: `${list}?search={${SEARCH_TERM}}` },
			"query-input": `required name=${SEARCH_TERM}`,
		},
	};
}
