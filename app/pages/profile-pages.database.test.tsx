import { beforeEach, describe, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { derivedColumns } from "~/puppies/derived-columns.ts";
import { loader as readList } from "~/puppies/list/list.route.tsx";
import { loader as readOldAddress } from "~/puppies/profile/old-address.route.ts";
import { Profile, SimpleProfile } from "~/puppies/profile/profile.tsx";
import { sectionNames } from "~/puppies/profile/profile-sections.ts";
import { puppyRecord } from "~/puppies/records.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { documentOf, linksIn, screenOf, wordsIn } from "../../tests/support/document.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import { loader as readProfile } from "./profile.route.tsx";
import { loader as readStory } from "./story.route.tsx";

const juniper = {
	name: "Juniper",
	breed: "Goldendoodle",
	breedLong: "Goldendoodle, second generation",
	breeder: "Ridge Farm",
	sex: "Female",
	dob: "2026-08-08",
	projectedSize: "45–55 lb",
	overview: "Juniper notices.\nShe sleeps through the night.",
	personality: "Bright and nosy.",
	price: "$6,500",
	available: true,
	availableDate: "From November 28, 2026",
	saleUpdate: "",
	isReserved: false,
	wentHomeOn: "",
	quietLively: 58,
	mother: "",
	father: "",
	aboutFather: "",
	healthTests: "",
	vaccinations: "",
	guarantee: "",
};

async function add(puppy: Partial<typeof juniper> = {}, photos = 2) {
	const data = { ...juniper, ...puppy };
	const path = data.name.toLowerCase();
	await database.puppy.create({
		data: {
			...data,
			wentHomeOn: data.wentHomeOn || null,
			cardHeaderTitle: data.name,
			profilePath: path,
			...derivedColumns(data),
			photos: {
				create: Array.from({ length: photos }, (_, position) => ({
					name: `${path}-${position}`,
					alt: `Photo ${position + 1}`,
					width: 1600,
					height: 1200,
					color: "#aabbcc",
					position,
				})),
			},
		},
	});
}

const otis = {
	name: "Otis",
	available: false,
	price: "unavailable",
	saleUpdate: "Otis sleeps under the potting bench.",
	wentHomeOn: "2026-09-26",
};

/** The columns of a stored puppy, to store another one like it. */
async function columnsOf(profilePath: string) {
	const { id: _, ...columns } = await database.puppy.findFirstOrThrow({ where: { profilePath } });
	return columns;
}

/** The profile's data. Fails if the loader returns anything else. */
async function profile(profilePath: string) {
	const found = await readProfile({ params: { profilePath } });
	if (!("puppy" in found) || !found.puppy) throw new Error("no puppy");
	return found;
}
const enhanced = async (path: string) =>
	renderMarkup(<Profile {...(await profile(path))} pagesOf={path} />);

beforeEach(freshDatabase);

describe("the profile", () => {
	const sectionsIn = (html: string) =>
		[...documentOf(html).querySelectorAll("section[id]")].map(({ id }) => id);

	test("has every section in order, and a pill that links to each", async () => {
		await add({ mother: "Ruth", healthTests: "Hips: good", guarantee: "Two years." });
		const html = await enhanced("juniper");
		const ids = Object.keys(sectionNames);
		expect(sectionsIn(html)).toEqual(ids);
		for (const id of ids) expect(linksIn(html)).toContain(`#${id}`);
	});

	test("has no section, pill or text for empty fields", async () => {
		await add({ vaccinations: "October 3, 2026: DHPP" });
		const html = await enhanced("juniper");
		expect(sectionsIn(html)).not.toContain("parents");
		expect(sectionsIn(html)).not.toContain("guarantee");
		expect(sectionsIn(html).at(-1)).toBe("health");
		expect(linksIn(html)).not.toContain("#parents");
		expect(wordsIn(html)).toContain("Vaccinations October 3, 2026 : DHPP");
		expect(wordsIn(html)).not.toMatch(/Mother|Father|Guarantee|Health tests(?! and)/);
	});

	test("leads to the page of the family that a sold puppy lives with, and back", async () => {
		await add(otis);
		const page = "/sold-puppy-stories/story-1";
		expect(linksIn(await enhanced("otis"))).toContain(page);
		expect(wordsIn(await enhanced("otis"))).toContain("The story of Otis and Glenn H.");
		const { story } = await readStory({ params: { story: "story-1" } });
		expect(story.path).toBe("/trained-puppies-for-sale/otis");
	});

	test("leads to no family's page while a puppy of the same name is for sale", async () => {
		await add({ ...juniper, name: "Otis" });
		expect(linksIn(await enhanced("otis")).join()).not.toContain("sold-puppy-stories/");
		const { story } = await readStory({ params: { story: "story-1" } });
		expect(story.path).toBeUndefined();
	});

	test("leads to no family's page if two sold puppies have the name of its story", async () => {
		await add(otis);
		await database.puppy.create({ data: { ...(await columnsOf("otis")), profilePath: "otis-2" } });
		expect(linksIn(await enhanced("otis")).join()).not.toContain("sold-puppy-stories/");
		expect((await readStory({ params: { story: "story-1" } })).story.path).toBeUndefined();
	});

	test("shows health documents with its health, and nowhere else", async () => {
		await add({}, 0);
		const { id: puppyId } = await database.puppy.findFirstOrThrow();
		const photo = { puppyId, width: 30, height: 20, color: "#345678" };
		const paper = {
			...photo,
			name: "paper",
			position: 0,
			alt: "Hips: good",
			document: "test",
			number: "LR-2211",
			link: "https://registry.example/LR-2211",
			signedBy: "Dr. Amy Lowe",
			signedOn: "2026-10-03",
		};
		await database.photo.createMany({
			data: [paper, { ...photo, name: "lawn", position: 1, alt: "On the lawn" }],
		});
		const html = await enhanced("juniper");
		expect(wordsIn(html)).toContain(
			"Hips: good Health test No. LR-2211 Signed by Dr. Amy Lowe on October 3, 2026",
		);
		expect(linksIn(html)).toContain("https://registry.example/LR-2211");
		expect(linksIn(html)).toContain("/media/photos/paper.jpg");
		const { puppy } = await profile("juniper");
		expect(puppy.photos.map(({ large }) => large)).toEqual(["/media/photos/lawn.jpg"]);
		const record = await puppyRecord({ profilePath: "juniper" });
		expect(record?.carousel).toEqual(["/media/photos/lawn.jpg"]);
		expect(record?.mainImageUrl).toBe("/media/photos/lawn.jpg");
	});

	test("can show one parent without the other, and the guarantee as paragraphs or a list", async () => {
		await add({ father: "Basil", aboutFather: "52 lb.\nKind.", guarantee: "One.\nTwo." });
		await add({ name: "Bramble", guarantee: "Training: 30 days\nHealth: 2 years" });
		const html = await enhanced("juniper");
		expect(wordsIn(html)).toContain("Father Basil 52 lb. Kind.");
		expect(wordsIn(html)).not.toContain("Mother");
		for (const text of ["One.", "Two."]) {
			expect(screenOf(html).getByText(text)).toMatchObject({ localName: "p", dir: "auto" });
		}
		expect(wordsIn(await enhanced("bramble"))).toContain("Training : 30 days Health : 2 years");
	});

	test("says in one place how being available, going home and training fit together", async () => {
		await add({ availableDate: "From November 28, 2999" });
		const seen = wordsIn(await enhanced("juniper"));
		expect(seen).toContain("Available Now");
		expect(seen).toContain("Ready for new home");
		expect(seen).toContain("Available Reserve now · can go home from November 28, 2999");
		expect(seen).not.toContain("From November 28");
	});

	test("of a reserved puppy says so in the badge, the facts and the bar, and shows other puppies", async () => {
		const availableDate = "From November 28, 2999";
		await add({ available: false, isReserved: true, availableDate, saleUpdate: "Never told." });
		await add({ name: "Bramble" });
		const html = await enhanced("juniper");
		const seen = wordsIn(html);
		expect(seen).toContain("Reserved for a family - Join the waiting list in case plans change");
		expect(seen).toContain("Reserved For a family · can go home from November 28, 2999");
		expect(seen).toContain("$6,500");
		expect(seen).toContain("Juniper notices.");
		expect(seen).not.toMatch(/SOLD|Went home|Never told|original price/i);
		expect(seen).toContain("Ready for a home");
		const simple = await profile("juniper");
		expect(wordsIn(renderMarkup(<SimpleProfile {...simple} />))).toContain("Juniper notices.");
	});

	test("of an available puppy links to a prefilled text message, a call and the contact form", async () => {
		await add();
		const html = await enhanced("juniper");
		const addresses = linksIn(html);
		const text =
			"sms:+18285550142?&body=Hi%20Maren%2C%20I%20would%20like%20to%20ask%20about%20Juniper.";
		// Next to the price and in the bar, each in the orders for narrow and wide windows.
		expect(addresses.filter((address) => address === text)).toHaveLength(4);
		expect(addresses).toContain("tel:+18285550142");
		expect(addresses).toContain("/contact-us?puppy=juniper");
	});

	test("of a sold puppy tells its story and shows up to three available puppies", async () => {
		await add(otis);
		for (const name of ["A", "B", "C", "D"]) await add({ name });
		const html = await enhanced("otis");
		expect(wordsIn(html)).toContain("Otis sleeps under the potting bench.");
		expect(wordsIn(html).match(/Went home/g)).toHaveLength(1);
		expect(wordsIn(html)).toContain("Went home September 26, 2026");
		expect(wordsIn(html)).toContain("SOLD! Original Price not listed");
		expect(screenOf(html).getAllByRole("article")).toHaveLength(3);
	});

	test("of an available puppy shows no others", async () => {
		await add();
		await add({ name: "Bramble" });
		expect(screenOf(await enhanced("juniper")).queryByRole("article")).toBeNull();
	});

	test("links to the previous and next puppy, or only back to the list if there is no other puppy", async () => {
		await add();
		expect(wordsIn(await enhanced("juniper"))).not.toContain("Previous");
		expect(linksIn(await enhanced("juniper"))).toContain("/trained-puppies-for-sale");
		await add({ name: "Bramble" });
		const html = await enhanced("juniper");
		screenOf(html).getByRole("link", { name: "Previous puppy: Bramble" });
		screenOf(html).getByRole("link", { name: "Next puppy: Bramble" });
	});

	test("wraps its slides around with arrows that are links", async () => {
		await add({}, 3);
		const name = /^(Previous|Next) picture$/;
		const arrows = screenOf(await enhanced("juniper")).getAllByRole("link", { name });
		expect(arrows.map((arrow) => [arrow.ariaLabel, arrow.getAttribute("href")])).toEqual([
			["Previous picture", "#photo-3"],
			["Next picture", "#photo-2"],
			["Previous picture", "#photo-1"],
			["Next picture", "#photo-3"],
			["Previous picture", "#photo-2"],
			["Next picture", "#photo-1"],
		]);
	});

	test("has no arrows, dots or pause button for a single photo", async () => {
		await add({}, 1);
		expect(await enhanced("juniper")).not.toMatch(/(Previous|Next) picture|Choose a picture/);
	});

	test("without photos shows the drawing of the house, and a gallery that says so", async () => {
		await add({}, 0);
		const html = await enhanced("juniper");
		expect(wordsIn(html)).toContain("Photos coming soon No images available");
		expect(wordsIn(html)).toContain("Gallery No images available");
		expect(linksIn(html).filter((address) => address.startsWith("#"))).toEqual([
			"#overview",
			"#training",
			"#personality",
			"#gallery",
			"#investment",
		]);
	});

	test("says of a puppy at home without a personality only whom to ask", async () => {
		await add({ available: false, personality: "" });
		expect(wordsIn(await enhanced("juniper"))).toContain("Ask Maren what Juniper is like.");
	});

	test("loads its first photo eagerly, named by puppy, breed and position if it has no description", async () => {
		await add({}, 2);
		await database.photo.updateMany({ where: { position: 1 }, data: { alt: "" } });
		const html = await enhanced("juniper");
		const alts = [...documentOf(html).images].map(({ alt }) => alt);
		expect(alts).toContain("Photo 1");
		expect(alts).toContain("Juniper, Goldendoodle, photo 2 of 2");
	});

	test("says under its gallery if pictures are illustrations, and nothing if all are photographs", async () => {
		await add({}, 2);
		expect(wordsIn(await enhanced("juniper"))).not.toContain("illustrations");
		await database.photo.updateMany({ where: { position: 1 }, data: { isIllustration: true } });
		expect(wordsIn(await enhanced("juniper"))).toContain(
			"Some of these pictures are illustrations.",
		);
		await database.photo.updateMany({ data: { isIllustration: true } });
		expect(wordsIn(await enhanced("juniper"))).toContain("These pictures are illustrations.");
	});

	test("links from its slides and its gallery to the page of each photo", async () => {
		await add({}, 2);
		const pages = linksIn(await enhanced("juniper")).filter((address) =>
			address?.includes("/photos/"),
		);
		const each = [1, 2].map((place) => `/trained-puppies-for-sale/juniper/photos/${place}`);
		expect(pages).toEqual([...each, ...each]);
	});

	test("as the preview of a draft links to the files of the photos, which have no pages", async () => {
		await add({}, 1);
		const html = renderMarkup(<Profile {...(await profile("juniper"))} />);
		expect(linksIn(html)).toContain("/media/photos/juniper-0.jpg");
		expect(html).not.toContain("/photos/1");
	});

	test("shows the videos of the puppy below its photos, and no others", async () => {
		await add();
		await add({ name: "Bramble" });
		const { id } = await database.puppy.findUniqueOrThrow({ where: { profilePath: "juniper" } });
		const video = { title: "On the porch", category: "home", videoId: "abc" };
		await database.video.create({ data: { ...video, puppyId: id } });
		await database.video.create({ data: { ...video, title: "In the barn" } });
		expect(wordsIn(await enhanced("juniper"))).toContain("Play video: On the porch");
		expect(wordsIn(await enhanced("juniper"))).not.toContain("In the barn");
		expect(await enhanced("bramble")).not.toContain("Play video");
	});

	test("redirects to itself from the address of a photo that it doesn't have", async () => {
		await add({}, 2);
		const read = (place: string) =>
			readProfile({ params: { profilePath: "juniper", place } }).catch((answer) => answer);
		expect(await read("2")).toHaveProperty("puppy.name", "Juniper");
		for (const place of ["0", "3", "02", "-1", "1.0", "x", "999999"]) {
			const answer = await read(place);
			expect(answer.headers.get("Location")).toBe("/trained-puppies-for-sale/juniper");
		}
	});

	test("in the simple layout has one photo, facts, price, personality and the buttons to ask", async () => {
		await add({}, 3);
		const { isEnhanced: _isEnhanced, ...shown } = await profile("juniper");
		const html = renderMarkup(<SimpleProfile {...shown} />);
		expect(html.match(/<img/g)).toHaveLength(1);
		expect(html).not.toMatch(/carousel|’s profile|Contact about|id="investment"/);
		for (const part of ["Goldendoodle", "Aug 8, 2026", "$6,500", "Bright and nosy."]) {
			expect(wordsIn(html)).toContain(part);
		}
		expect(linksIn(html)).toContain("/contact-us?puppy=juniper");
	});

	test("of an unknown puppy has status 404", async () => {
		const answer = await readProfile({ params: { profilePath: "nobody" } });
		expect(answer).toMatchObject({ data: { puppy: undefined }, init: { status: 404 } });
	});

	test("redirects permanently from another spelling of its path", async () => {
		await add();
		const answer = await readProfile({ params: { profilePath: "Juniper" } }).catch((r) => r);
		expect(answer.status).toBe(308);
		expect(answer.headers.get("Location")).toBe("/trained-puppies-for-sale/juniper");
	});
});

describe("an old address", () => {
	test.each([
		[undefined, "/trained-puppies-for-sale"],
		["juniper", "/trained-puppies-for-sale/juniper"],
		["JUNIPER", "/trained-puppies-for-sale/juniper"],
		["no body", "/trained-puppies-for-sale/no%20body"],
	])("with the path %j redirects to %s", async (profilePath, location) => {
		await add();
		const answer = await readOldAddress({ params: { profilePath } });
		expect(answer.status).toBe(308);
		expect(answer.headers.get("Location")).toBe(location);
	});
});

describe("the list's loader", () => {
	const url = (query: string) => new URL(`http://localhost/trained-puppies-for-sale${query}`);

	test("answers any query with a list", async () => {
		await add();
		for (const query of ["", "?filter=x&show=-1&search=%00", "?show=99999999999", "?search=%25"]) {
			expect(await readList({ url: url(query) })).toHaveProperty("list.counts");
		}
	});

	test("answers 503 while the puppies can't be read", async () => {
		await database.$executeRawUnsafe('ALTER TABLE "Puppy" RENAME TO "Gone"');
		try {
			expect(await readList({ url: url("?filter=sold") })).toMatchObject({
				data: { view: { filter: "sold" }, list: undefined },
				init: { status: 503 },
			});
		} finally {
			await database.$executeRawUnsafe('ALTER TABLE "Gone" RENAME TO "Puppy"');
		}
	});
});
