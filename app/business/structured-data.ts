/**
 * Describes the business, its puppies and its pages in the schema.org vocabulary, for search engines
 * (specification, sections 2 and 9). Takes plain values and returns plain objects, which
 * `<StructuredData>` writes into a page. The business never rates itself: its rating is the average
 * of the reviews on the same page, and it has none if one of those is invented.
 */
import { href } from "react-router";
import { facts, promises } from "./facts.ts";
import { absoluteAddress, sitePreview } from "./head.ts";
import { hours } from "./hours.ts";
import { today } from "./moments.ts";
import { exceptions } from "./other-hours.ts";
import { ratingOf } from "./praise.ts";
import { dollars, prices } from "./prices.ts";
import { siteIcon } from "./site-icon.ts";

type Json =
	| string
	| number
	| boolean
	| undefined
	| readonly Json[]
	| { readonly [key: string]: Json };

/** A schema.org Thing. Undefined properties are left out. */
export type Thing = { readonly "@type": string; readonly [key: string]: Json };

const CURRENCY = "USD";
/** Placeholder for the search text in the address of a search. */
const SEARCH_TERM = "search_term_string";

/** Ids by which other things refer to these. */
const businessName = absoluteAddress("/#business");
const siteName = absoluteAddress("/#website");

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
	return {
		"@type": "LocalBusiness",
		"@id": businessName,
		name: facts.brand,
		description: facts.tagline,
		url: absoluteAddress(href("/")),
		image: absoluteAddress(sitePreview.path),
		logo: absoluteAddress(siteIcon(512)),
		telephone: facts.phoneNumber?.number,
		email: facts.email,
		address: {
			"@type": "PostalAddress",
			addressLocality: facts.city,
			addressRegion: facts.region,
			addressCountry: facts.country,
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
		sameAs: [facts.social.facebook, facts.social.instagram],
	};
}

/** The most reviews that are included in full. The rating counts all of them. */
const REVIEWS_TOLD = 10;
const BEST_STARS = 5;
const WORST_STARS = 1;

export interface GivenReview {
	reviewerName: string;
	stars: number;
	review: string;
	/** YYYY-MM-DD or YYYY-MM, or empty if unknown. */
	day?: string;
}

const stars = (count: number) => ({
	ratingValue: count,
	bestRating: BEST_STARS,
	worstRating: WORST_STARS,
});

/** The business with the rating from the reviews on a page; undefined if there are no reviews. */
export function reviewedBusiness(reviews: readonly GivenReview[]): Thing | undefined {
	const rating = ratingOf(reviews);
	if (!rating) return undefined;
	return {
		"@type": "LocalBusiness",
		"@id": businessName,
		name: facts.brand,
		url: absoluteAddress(href("/")),
		aggregateRating: {
			"@type": "AggregateRating",
			...stars(rating.average),
			reviewCount: rating.count,
		},
		review: reviews.slice(0, REVIEWS_TOLD).map((review) => ({
			"@type": "Review",
			author: { "@type": "Person", name: review.reviewerName },
			reviewRating: { "@type": "Rating", ...stars(review.stars) },
			reviewBody: review.review,
			datePublished: review.day || undefined,
		})),
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

/** The breadcrumbs of a page, as passed to `<Breadcrumbs>`. The last one, the page itself, needs no path. */
export function breadcrumbList(trail: readonly { name: string; path?: string }[]): Thing {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: path === undefined ? undefined : absoluteAddress(path),
		})),
	};
}

export type PuppyForSale = {
	name: string;
	profilePath: string;
	breed: string;
	sex: string;
	/** Plain text of any length. */
	description: string;
	available: boolean;
	isReserved?: boolean;
	/** In dollars; undefined if the price is not an amount, in which case the default is used. */
	price: number | undefined;
	/** In words, such as "15 weeks"; undefined if unknown, in which case the default is used. */
	age: string | undefined;
	/** Paths of pictures, the main one first. */
	images: readonly string[];
};

const property = (name: string, value: string) => ({ "@type": "PropertyValue", name, value });

/** A puppy as a product with its offer. */
export function puppyProduct(puppy: PuppyForSale): Thing {
	const { profilePath } = puppy;
	const address = absoluteAddress(href("/trained-puppies-for-sale/:profilePath", { profilePath }));
	return {
		"@type": "Product",
		"@id": `${address}#puppy`,
		name: [puppy.name, puppy.breed].filter(Boolean).join(", "),
		description: puppy.description || undefined,
		url: address,
		sku: profilePath,
		category: facts.product,
		brand: { "@type": "Brand", name: facts.brand },
		image: puppy.images.length > 0 ? puppy.images.map(absoluteAddress) : undefined,
		additionalProperty: [
			property("Age", puppy.age ?? promises.defaultAge),
			...(puppy.breed ? [property("Breed", puppy.breed)] : []),
			...(puppy.sex ? [property("Sex", puppy.sex)] : []),
		],
		offers: {
			"@type": "Offer",
			url: address,
			price: puppy.price ?? prices.puppyDefault,
			priceCurrency: CURRENCY,
			// A reserved puppy is neither in stock nor sold out: nobody else can buy it, yet it may become available.
			availability: puppy.isReserved
				? undefined
				: `https://schema.org/${puppy.available ? "InStock" : "SoldOut"}`,
			itemCondition: "https://schema.org/NewCondition",
			seller: { "@id": businessName },
		},
	};
}

export type FilmedVideo = {
	title: string;
	description: string;
	/** Path of the poster picture. If undefined, the site's preview picture is used. */
	poster: string | undefined;
	uploadedAt: Date;
	/** Absolute address of the player, if the video is hosted elsewhere. */
	embedAddress: string | undefined;
	/** Path of the film's file, if the site serves it. */
	fileAddress?: string;
	/** Length in seconds, if known. */
	seconds: number | null | undefined;
};

/** An ISO 8601 duration: 134 seconds are "PT2M14S". */
function duration(seconds: number): string {
	const minutes = Math.floor(seconds / 60);
	return minutes > 0 ? `PT${minutes}M${seconds % 60}S` : `PT${seconds}S`;
}

export function videoObject(video: FilmedVideo): Thing {
	return {
		"@type": "VideoObject",
		name: video.title,
		description: video.description || video.title,
		thumbnailUrl: absoluteAddress(video.poster ?? sitePreview.path),
		uploadDate: video.uploadedAt.toISOString(),
		embedUrl: video.embedAddress,
		contentUrl: video.fileAddress && absoluteAddress(video.fileAddress),
		duration: video.seconds ? duration(video.seconds) : undefined,
		publisher: { "@id": businessName },
	};
}

/** The questions and answers on a page. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

/** The text of a `script` element of type application/ld+json, escaped so that it can't end the element. */
export function structuredDataText(things: readonly Thing[]): string {
	const document = { "@context": "https://schema.org", "@graph": things };
	return JSON.stringify(document).replaceAll("<", "\\u003c");
}
