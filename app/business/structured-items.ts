/** Describes puppies and videos for search engines. */
import { href } from "react-router";
import { defaultAge, facts } from "./facts.ts";
import { absoluteAddress, sitePreview } from "./head.ts";
import { nameAndBreed } from "./name-and-breed.ts";
import { defaultPuppyPrice } from "./prices.ts";
import { businessName, CURRENCY, type Thing } from "./structured-data.ts";

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
		name: nameAndBreed(puppy),
		description: puppy.description || undefined,
		url: address,
		sku: profilePath,
		category: facts.product,
		brand: { "@type": "Brand", name: facts.brand },
		image: puppy.images.length > 0 ? puppy.images.map(absoluteAddress) : undefined,
		additionalProperty: [
			property("Age", puppy.age ?? defaultAge),
			...(puppy.breed ? [property("Breed", puppy.breed)] : []),
			...(puppy.sex ? [property("Sex", puppy.sex)] : []),
		],
		offers: {
			"@type": "Offer",
			url: address,
			price: puppy.price ?? defaultPuppyPrice(),
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
	/** Its length, if known, as an ISO 8601 duration. */
	duration: string | undefined;
};

export function videoObject(video: FilmedVideo): Thing {
	return {
		"@type": "VideoObject",
		name: video.title,
		description: video.description || video.title,
		thumbnailUrl: absoluteAddress(video.poster ?? sitePreview.path),
		uploadDate: video.uploadedAt.toISOString(),
		embedUrl: video.embedAddress,
		contentUrl: video.fileAddress && absoluteAddress(video.fileAddress),
		duration: video.duration,
		publisher: { "@id": businessName },
	};
}
