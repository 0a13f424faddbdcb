/**
 * Checks what the specification quotes or counts and a visitor can see, page by page. What no page of the
 * sample data shows is checked in tests/unit/specification.process.test.ts.
 */
import { expect, test } from "@playwright/test";
import { today } from "../../app/business/moments.ts";
import { movedDays, sampleMoved } from "../../app/business/sample-days.ts";
import { documentOf, screenOf } from "../support/document.ts";
import { type ServedPage, servedPages } from "./site-pages.ts";

const LIST = "/trained-puppies-for-sale";

/** Section of the specification, page, and the text on that page. */
const said: [section: string, path: string, words: string][] = [
	["2, home", "/", "View Puppies"],
	["2, home", "/", "Trained Puppies for Sale"],
	["2, home", "/", "Choose a puppy"],
	["2, home", "/", "We train your puppy"],
	["2, home", "/", "We deliver then train you"],
	["2, home", "/", "Learn More"],
	["2, home", "/", "View More"],
	["2, call to action", "/", "Interested in Owning a Trained Puppy?"],
	["2, call to action", "/", "Get A Puppy!"],
	["2, Facebook", "/", "How would you like to open facebook?"],
	["2, Facebook", "/", "Open in the Facebook App"],
	["2, Facebook", "/", "Stay in my browser"],
	["2, not found", "/no/such/page", "Sorry, we can't find that page"],
	["2, not found", "/no/such/page", "Back to main page"],

	["2, list", LIST, "Trained Puppies for Sale"],
	["2, list", LIST, "All (10)"],
	["2, list", LIST, "Available (2)"],
	["2, list", LIST, "Sold (8)"],
	["2, list", LIST, "View More"],
	["2, list", LIST, "Showing 8 of 10"],

	["2, profile", `${LIST}/nobody`, "Puppy Not Found"],
	[
		"2, profile",
		`${LIST}/nobody`,
		"The puppy profile you're looking for could not be found. Please check the URL or return to the puppy listings.",
	],
	[
		"2, profile",
		`${LIST}/juniper`,
		"Overview Training Progress Personality Profile Gallery Investment",
	],
	["2, profile", `${LIST}/juniper`, "Juniper Available $6,500 (828) 555-0142 Text"],
	["2, profile", `${LIST}/otis`, "Otis Sold (828) 555-0142 Text"],
	["4, puppy", `${LIST}/juniper`, "Available Now"],
	["4, puppy", `${LIST}/juniper`, "Ready for new home"],
	["4, puppy", `${LIST}/otis`, "Sold - Reach out to join the waiting list"],
	["4, puppy", `${LIST}/otis`, "SOLD! Original Price"],
	["4, puppy", `${LIST}/otis`, movedDays("Went home September 26, 2026", sampleMoved(today()))],
	["4, puppy", `${LIST}/otis`, "Otis lives at a garden nursery"],
	["3, puppy", `${LIST}/maple`, "SOLD! Original Price not listed"],

	["9, investment of $6,500", `${LIST}/juniper`, "Puppy 35% $2,275"],
	["9, investment of $6,500", `${LIST}/juniper`, "Training 45% $2,925"],
	["9, investment of $6,500", `${LIST}/juniper`, "Health and certification 12% $780"],
	["9, investment of $6,500", `${LIST}/juniper`, "Support and guarantees 8% $520"],
	["9, investment of $6,500, 60 %", `${LIST}/juniper`, "Puppy $3,900"],
	["9, investment of $6,500, 80 %", `${LIST}/juniper`, "Training $5,200"],
	["9, investment of $6,500, 140 %", `${LIST}/juniper`, "Bought separately $9,100"],
	["9, investment of $6,500, 40 %", `${LIST}/juniper`, "Saves $2,600"],
	["9, investment of $6,500, 180 %", `${LIST}/juniper`, "Comparative value: $11,700"],
	[
		"9, investment",
		`${LIST}/juniper`,
		"health certification and support, valued at $800, and lifetime support, valued at $1,200+",
	],

	["2, choosing", "/choosing-your-puppy", "Choosing a dog"],
	["2, choosing", "/choosing-your-puppy", "Consultation"],
	["2, choosing", "/choosing-your-puppy", "Beginning the process"],
	["2, choosing", "/choosing-your-puppy", "Option one"],
	["2, choosing", "/choosing-your-puppy", "Pick an available puppy"],
	["2, choosing", "/choosing-your-puppy", "Option two"],
	["2, choosing", "/choosing-your-puppy", "Find a dream puppy together"],
	["9, consultation", "/choosing-your-puppy", "$40"],
	["9, puppy prices", "/choosing-your-puppy", "$4,500 to $8,000"],
	["9, custom route", "/choosing-your-puppy", "breeder’s price plus $3,500 for training"],
	["9, facts", "/choosing-your-puppy", "about 8 weeks of training"],

	["2, training", "/puppy-training", "Imprinting good behavior"],
	["2, training", "/puppy-training", "Level two testing in the real world"],
	["9, level two", "/puppy-training", "+$5,000"],

	["2, delivery", "/puppy-delivery", "Delivery and new-owner training"],
	["2, delivery", "/puppy-delivery", "Delivery rules"],
	["2, delivery", "/puppy-delivery", "After delivery"],
	["2, delivery", "/puppy-delivery", "What is included with each puppy"],
	["9, delivery", "/puppy-delivery", "Within 2 hours of Asheville"],
	["9, delivery", "/puppy-delivery", "Your lessons happen during the training"],
	["9, delivery", "/puppy-delivery", "Out of state"],
	["9, delivery", "/puppy-delivery", "1 video lesson"],
	["9, delivery", "/puppy-delivery", "3-day delivery weekend"],
	["9, delivery", "/puppy-delivery", "Gas plus 2 hotel nights"],
	["9, delivery", "/puppy-delivery", "A flight plus 2 hotel nights"],
	["9, facts", "/puppy-delivery", "6 owner lessons"],
	["9, facts", "/puppy-delivery", "30-day training assurance"],
	["9, facts", "/puppy-delivery", "2-year health and genetic warranty"],
	["9, facts", "/puppy-delivery", "Health certification and support, worth $800"],
	["9, facts", "/puppy-delivery", "Lifetime support, worth $1,200+"],

	...[
		"About 8 weeks of training",
		"6 owner lessons per puppy",
		"30-day training assurance",
		"2-year health and genetic warranty",
		"Lifetime support",
	].map((fact): [string, string, string] => ["9, facts", "/", fact]),

	["9, primer", "/training-programs/board-and-train-puppy", "Primer"],
	["9, primer", "/training-programs/board-and-train-puppy", "$700 per week"],
	["9, polite", "/training-programs/board-and-train-puppy", "Polite puppy package"],
	["9, polite", "/training-programs/board-and-train-puppy", "$650 per week"],
	["9, polite", "/training-programs/board-and-train-puppy", "4 weeks, and 6 lessons of 30 minutes"],
	["9, perfect", "/training-programs/board-and-train-puppy", "Perfect puppy program"],
	["9, perfect", "/training-programs/board-and-train-puppy", "$600 per week"],
	["9, perfect", "/training-programs/board-and-train-puppy", "6 weeks, and 8 in-home lessons"],
	["9, ages", "/training-programs/board-and-train-puppy", "9 weeks to 4 months"],
	["9, kennels", "/training-programs/boarding", "4 ft by 4 ft"],
	["9, day training", "/training-programs/day-training", "Up to 3 hours of training per session"],
	["9, day training", "/training-programs/day-training", "30-minute lesson"],
	["9, custom route", "/training-programs/trained-puppy", "$3,500 plus the breeder’s price"],
	["9, level two", "/training-programs/trained-puppy", "+$5,000"],
	["9, hours", "/contact-us", "Mon–Fri 9 am–8 pm"],
	["9, hours", "/contact-us", "Sat 10 am–4 pm"],

	["2, contact", "/contact-us", "Contact the Team"],
	...[
		"Labradoodle",
		"Goldendoodle",
		"Bernedoodle",
		"Saint Berdoodle",
		"Standard Poodle",
		"Golden Retriever",
		"Labrador Retriever",
		"No preference",
		"Google Search",
		"Facebook",
		"Instagram",
		"Word of mouth",
		"Previous customer",
		"Veterinarian referral",
		"Pet store",
		"Dog training community",
		"Other",
	].map((option): [string, string, string] => ["5, options", "/contact-us", option]),
];

/** Section of the specification, page, and the address of a link on that page. */
const linked: [section: string, path: string, address: string][] = [
	...[
		"/",
		"/choosing-your-puppy",
		"/puppy-training",
		"/puppy-delivery",
		LIST,
		"/contact-us",
		"tel:+18285550142",
		"sms:+18285550142",
		"mailto:hello@homewardhounds.example",
		"https://www.facebook.com/homewardhounds.example",
		"https://m.me/homewardhounds.example",
		"https://www.instagram.com/homewardhounds.example",
	].map((address): [string, string, string] => ["2, header", "/reviews", address]),
	["2, choosing", "/choosing-your-puppy", "/puppy-training"],
	["2, training", "/puppy-training", "/puppy-delivery"],
	["2, delivery", "/puppy-delivery", LIST],
	["2, profile", `${LIST}/bramble`, `${LIST}/juniper`],
	["2, profile", `${LIST}/bramble`, `${LIST}/otis`],
	...["overview", "training", "personality", "gallery", "investment"].map(
		(id): [string, string, string] => ["2, pills", `${LIST}/juniper`, `#${id}`],
	),
	["2, team", "/meet-the-team", "/meet-the-trainer/zeta"],
	...[
		"private-lessons",
		"board-and-train",
		"board-and-train-adult",
		"board-and-train-puppy",
		"trained-puppy",
		"day-training",
		"boarding",
	].map((key): [string, string, string] => [
		"3, programs",
		"/training-programs",
		`/training-programs/${key}`,
	]),
];

const pages = new Map<string, ServedPage>();

test.describe.configure({ mode: "default" });

test.beforeAll(async ({ request }) => {
	const paths = [...new Set([...said, ...linked].map(([, path]) => path))];
	for (const served of await servedPages(request, paths)) pages.set(served.path, served);
});

function pageAt(path: string): ServedPage {
	const page = pages.get(path);
	if (!page) throw new Error(`${path} was not read`);
	return page;
}

test("every page contains the texts of the specification", () => {
	const missing = said.filter(([, path, words]) => !pageAt(path).words.includes(words));
	expect(missing).toEqual([]);
});

test("every page has the links of the specification", () => {
	const missing = linked.filter(([, path, address]) => !pageAt(path).links.includes(address));
	expect(missing).toEqual([]);
});

test("the numbers of elements match the specification", async ({ request }) => {
	const counts: [path: string, element: string, count: number][] = [
		["/", "article", 8],
		[LIST, "article", 8],
		[`${LIST}?show=16`, "article", 10],
		[`${LIST}?filter=available`, "article", 2],
		[`${LIST}?filter=sold`, "article", 8],
		["/testimonials", "blockquote", 7],
		["/reviews", "article", 8],
		["/sold-puppy-stories", "article", 7],
		// The three fixed testimonials, in the one block of praise.
		["/", "blockquote", 3],
		["/contact-us", "[required]", 4],
		["/videos/1?play", ":is(iframe, video)[width='853'][height='480']", 1],
	];
	const read = async (path: string) => (await request.get(path)).text();
	for (const [path, element, count] of counts) {
		const found = documentOf(await read(path)).querySelectorAll(element);
		expect([path, element, found.length]).toEqual([path, element, count]);
	}
	expect(screenOf(await read("/")).getAllByRole("link", { name: /^Learn More/ })).toHaveLength(3);
});

test("a card of another program shows its first 130 characters and three dots", () => {
	const info = pageAt("/training-programs/day-training").words;
	const opening = info.slice(info.indexOf("You leave your dog with us in the morning."));
	const snippet = `${opening.slice(0, 130)}...`;
	expect(snippet).toHaveLength(133);
	expect(pageAt("/training-programs/board-and-train-puppy").words).toContain(snippet);
});

test("the Text button of a profile opens a prewritten message", () => {
	const { links } = pageAt(`${LIST}/juniper`);
	const address = links.find((link) => link.startsWith("sms:") && link.includes("body="));
	expect(decodeURIComponent(address ?? "")).toMatch(/^sms:\+18285550142\?.*body=.*Juniper/);
});

test("only the home page has the banner, and no logo in its header bar", async ({ request }) => {
	const html = async (path: string) => (await (await request.get(path)).text()).split("<main")[0];
	expect(await html("/")).not.toContain('aria-label="Homeward Hounds, home"');
	expect(await html("/")).toContain("Trained puppies, raised at home</p>");
	expect(await html("/reviews")).toContain('aria-label="Homeward Hounds, home"');
	expect(await html("/reviews")).not.toContain("Trained puppies, raised at home</p>");
});
