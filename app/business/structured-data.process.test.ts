import { describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
	process.env.ORIGIN = "https://homeward.example";
});

const { breadcrumbList, structuredDataText } = await import("./structured-data.ts");
const { localBusiness, webSite } = await import("./structured-business.ts");
const { puppyProduct, videoObject } = await import("./structured-items.ts");
const { ageInWords } = await import("../puppies/rules.ts");
const { priceAmount } = await import("~/puppies/price/price-text.ts");

/** Reads a thing as a search engine would. */
const read = (thing: Parameters<typeof structuredDataText>[0][number]) =>
	JSON.parse(structuredDataText([thing]))["@graph"][0];

const juniper = {
	name: "Juniper",
	profilePath: "juniper",
	breed: "Goldendoodle",
	sex: "Female",
	description: "Juniper keeps the minutes.",
	available: true,
	price: priceAmount("$6,500"),
	age: ageInWords("2026-08-08", "2026-11-21"),
	images: ["/media/photos/juniper-1.jpg"],
};
const age = (product: ReturnType<typeof read>) =>
	product.additionalProperty.find((each: { name: string }) => each.name === "Age").value;

describe("the business in structured data", () => {
	test("has its address, contact details and prices", () => {
		const business = read(localBusiness());
		expect(business).toMatchObject({
			"@type": "LocalBusiness",
			name: "Homeward Hounds",
			url: "https://homeward.example/",
			telephone: "+18285550142",
			priceRange: "$4,500–$8,000",
			address: { addressLocality: "Asheville", addressRegion: "NC", addressCountry: "US" },
		});
		expect(business.sameAs).toHaveLength(2);
	});

	test("is open on weekdays from nine to eight and on Saturdays from ten to four", () => {
		const [weekdays, saturday, ...others] = read(localBusiness()).openingHoursSpecification;
		expect(weekdays).toMatchObject({ opens: "09:00", closes: "20:00" });
		expect(weekdays.dayOfWeek).toHaveLength(5);
		expect(saturday).toMatchObject({ opens: "10:00", closes: "16:00" });
		expect(saturday.dayOfWeek).toEqual(["https://schema.org/Saturday"]);
		expect(others).toEqual([]);
	});

	test("never rates itself", () => {
		const all = [localBusiness(), webSite(), puppyProduct(juniper)];
		expect(structuredDataText(all)).not.toMatch(/"(aggregateRating|review|reviewRating)"/);
	});
});

describe("the site in structured data", () => {
	test("is searched through the puppy list's search parameter", () => {
		const action = read(webSite()).potentialAction;
		expect(action.target.urlTemplate).toBe(
			"https://homeward.example/trained-puppies-for-sale?search={search_term_string}",
		);
		expect(action["query-input"]).toBe("required name=search_term_string");
	});

	test("numbers breadcrumbs from one, and gives the page itself no address", () => {
		const trail = [{ name: "Home", path: "/" }, { name: "Contact the Team" }];
		expect(read(breadcrumbList(trail)).itemListElement).toEqual([
			{ "@type": "ListItem", position: 1, name: "Home", item: "https://homeward.example/" },
			{ "@type": "ListItem", position: 2, name: "Contact the Team" },
		]);
	});
});

describe("a puppy in structured data", () => {
	test("is offered for the amount of its price, in dollars", () => {
		const product = read(puppyProduct(juniper));
		expect(product.offers).toMatchObject({
			price: 6500,
			priceCurrency: "USD",
			availability: "https://schema.org/InStock",
			url: "https://homeward.example/trained-puppies-for-sale/juniper",
		});
		expect(product.sku).toBe("juniper");
		expect(product.image).toEqual(["https://homeward.example/media/photos/juniper-1.jpg"]);
	});

	test("keeps the cents of its price", () => {
		const product = read(puppyProduct({ ...juniper, price: priceAmount("$6,500.50") }));
		expect(product.offers.price).toBe(6500.5);
	});

	test("costs 8000 if its price is 'unavailable'", () => {
		const product = read(puppyProduct({ ...juniper, price: priceAmount("unavailable") }));
		expect(product.offers.price).toBe(8000);
	});

	test("has its age in weeks", () => {
		expect(age(read(puppyProduct(juniper)))).toBe("15 weeks");
	});

	test("is '12-16 weeks' old if its date of birth is unknown", () => {
		const unknown = { ...juniper, age: ageInWords("", "2026-11-21") };
		expect(age(read(puppyProduct(unknown)))).toBe("12-16 weeks");
	});

	test("is sold out once it is sold", () => {
		const { offers } = read(puppyProduct({ ...juniper, available: false }));
		expect(offers.availability).toBe("https://schema.org/SoldOut");
	});

	test("is neither in stock nor sold out while it is reserved", () => {
		const product = puppyProduct({ ...juniper, available: false, isReserved: true });
		expect(structuredDataText([product])).not.toMatch(/InStock|SoldOut|availability/);
	});

	test("leaves out what isn't known", () => {
		const bare = { ...juniper, breed: "", sex: "", description: "", images: [] };
		const product = read(puppyProduct(bare));
		expect(product.name).toBe("Juniper");
		expect(Object.keys(product)).not.toContain("image");
		expect(Object.keys(product)).not.toContain("description");
		expect(product.additionalProperty).toHaveLength(1);
	});
});

describe("a video in structured data", () => {
	const video = {
		title: "A morning on the porch",
		description: "",
		poster: "/media/photos/porch.jpg",
		uploadedAt: new Date("2026-11-12T15:00:00Z"),
		embedAddress: "https://www.youtube-nocookie.com/embed/abc",
		duration: "PT134S",
	};

	test("has its poster, upload date, player and length", () => {
		expect(read(videoObject(video))).toMatchObject({
			thumbnailUrl: "https://homeward.example/media/photos/porch.jpg",
			uploadDate: "2026-11-12T15:00:00.000Z",
			embedUrl: "https://www.youtube-nocookie.com/embed/abc",
			duration: "PT134S",
			description: "A morning on the porch",
		});
	});

	test("does without a length and a poster", () => {
		const bare = read(videoObject({ ...video, duration: undefined, poster: undefined }));
		expect(Object.keys(bare)).not.toContain("duration");
		expect(bare.thumbnailUrl).toBe("https://homeward.example/preview.jpg");
	});
});
