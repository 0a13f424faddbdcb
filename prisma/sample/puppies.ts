/**
 * The sample puppies. Names, people, workplaces, kennels and prices are invented. Dates are written for one
 * fixed starting day and moved to the day on which a site begins (moved.ts). They are always whole dates, so
 * no text may name only a month or a year.
 */
import type { Prisma } from "../../app/platform/database/prisma/client.ts";

export type SamplePuppy = Omit<
	Prisma.PuppyUncheckedCreateInput,
	"id" | "searchText" | "photos" | "contacts" | "createdAt" | "updatedAt"
>;

/** About noon in the time zone of the business. */
const noon = (day: string) => new Date(`${day}T16:00:00.000Z`);

/** The fields of a sold puppy, which the list sorts by the day it went home. */
const home = (day: string) => ({ available: false, wentHomeOn: day, listedAt: noon(day) });

export const puppies: readonly SamplePuppy[] = [
	{
		name: "Juniper",
		cardHeaderTitle: "Juniper",
		profilePath: "juniper",
		breed: "Goldendoodle",
		breedLong: "Goldendoodle, second generation: Golden Retriever and Standard Poodle",
		breeder: "Turnip Patch Goldendoodles, Burnsville, NC",
		sex: "Female",
		dob: "2026-08-08",
		projectedSize: "45–55 lb",
		price: "$6,500",
		available: true,
		availableDate: "From November 28, 2026",
		trainingStart: "2026-10-05",
		listedAt: noon("2026-11-14"),
		quietLively: 40,
		independentClose: 74,
		carefulBold: 56,
		napHike: 44,
		overview:
			"Juniper notices everything. She knows which stair creaks, when the mail comes and who got the last crust, and she doesn’t bark about any of it. Indoors she carries one slipper from room to room without chewing it, which is her own idea.",
		personality:
			"Watchful, gentle and quick: she has worked out the latch before you have finished opening it. She likes one person at a time and will wait beside a chair for her turn.",
		mother: "Ginger, Goldendoodle",
		aboutMother:
			"Ginger weighs 48 lb, lives in the breeder’s kitchen and sorts the boots by the door into pairs. This was her second litter, and her last.",
		father: "Basil, Goldendoodle",
		aboutFather:
			"Basil, 55 lb, visits the library in Burnsville every Wednesday and lets beginners read to him. He has never been known to correct them.",
		healthTests: [
			"Ginger’s hips (OFA): good",
			"Basil’s hips (OFA): excellent",
			"Elbows and hearts of both (OFA): normal",
			"Eyes of both (OFA, May 12, 2026): normal",
			"DNA of both, prcd-PRA and von Willebrand: clear",
			"Juniper, by our own veterinarian (November 16, 2026): heart, eyes, knees and bite normal",
		].join("\n"),
		vaccinations: [
			"October 3, 2026: DHPP, first",
			"October 28, 2026: DHPP, second, and Bordetella",
			"November 18, 2026: DHPP, third, and leptospirosis, first",
			"Before she goes home: rabies",
			"Deworming: at 2, 4, 6, 8 and 12 weeks",
		].join("\n"),
		guarantee: [
			"Training: for 30 days after she goes home, we work with you again on anything she was taught and seems to have forgotten.",
			"Health: for 2 years after she goes home, we cover inherited conditions. We pay for her treatment, up to the price you paid, or take her back and return your money: you choose.",
			"The first 30 days: have your own veterinarian examine her. If she isn’t well, or doesn’t suit you, you choose between another puppy and all of your money back.",
			"For life: she can always come back to us, and you can always call us.",
		].join("\n"),
	},
	{
		name: "Bramble",
		cardHeaderTitle: "Bramble",
		profilePath: "bramble",
		breed: "Bernedoodle",
		breedLong: "Bernedoodle, first generation: Bernese Mountain Dog and Standard Poodle",
		breeder: "Slow Gate Bernedoodles, Floyd, VA",
		sex: "Male",
		dob: "2026-08-14",
		projectedSize: "60–70 lb",
		price: "$7,200",
		available: true,
		availableDate: "From December 5, 2026",
		trainingStart: "2026-10-12",
		listedAt: noon("2026-11-09"),
		quietLively: 26,
		independentClose: 88,
		carefulBold: 34,
		napHike: 52,
		overview:
			"Bramble leans. Sit down on the floor and within a minute there are twenty-five pounds of him against your shoulder, sighing. He has met skateboards, a brass quintet and a goat named Gerald, and he greeted all three by sitting down to think it over.",
		personality:
			"Slow to begin and impossible to rush, then wholly reliable once a thing makes sense to him. He likes to sit close to people, whoever they are.",
		mother: "Tilda, Bernese Mountain Dog",
		aboutMother:
			"Tilda, 84 lb, pulls the hay cart at Slow Gate on Saturdays and is asleep under it by noon.",
		father: "Archer, Standard Poodle",
		aboutFather:
			"Archer weighs 56 lb and holds two obedience titles. He is the reason that Bramble sits before he thinks.",
		healthTests: [
			"Hips of both (OFA): good",
			"Elbows and hearts of both (OFA): normal",
			"Eyes of both (OFA, March 24, 2026): normal",
			"DNA of both, von Willebrand and degenerative myelopathy: clear",
		].join("\n"),
		vaccinations: [
			"October 9, 2026: DHPP, first",
			"October 30, 2026: DHPP, second",
			"November 20, 2026: DHPP, third, and Bordetella",
			"Before he goes home: rabies",
		].join("\n"),
		guarantee:
			"What we promise with every puppy is in the agreement.\nHips: because he will be a large dog, we pay for X-rays of his hips at 12 months, wherever you live.",
	},
	{
		name: "Otis",
		cardHeaderTitle: "Otis",
		profilePath: "otis",
		breed: "Labrador Retriever",
		breedLong: "Labrador Retriever, yellow, of English lines",
		breeder: "Tin Pail Labradors, Tellico Plains, TN",
		sex: "Male",
		dob: "2026-06-02",
		projectedSize: "65–75 lb",
		price: "$4,500",
		availableDate: "From September 26, 2026",
		trainingStart: "2026-08-03",
		...home("2026-09-26"),
		quietLively: 48,
		independentClose: 60,
		carefulBold: 72,
		napHike: 66,
		overview:
			"Otis came to us convinced that every puddle had been put there for him. He learned to wait at the edge of one until he was told, which took nine days and a great many towels. Behind the mud is a level, sociable dog who lies under a workbench all afternoon and gets up when you do.",
		personality:
			"Steady with strangers, patient with noise and happiest when there is a job going on nearby. He takes correction cheerfully and praise with his whole back half.",
		mother: "Wren, Labrador Retriever",
		aboutMother:
			"Wren, 62 lb, carries the egg basket at Tin Pail and has broken one egg in four years.",
		father: "Gus, Labrador Retriever",
		aboutFather: "Gus, 71 lb, is a duck dog in the fall and a doorstop in the spring.",
		healthTests: [
			"Hips of both (OFA): good",
			"Elbows of both (OFA): normal",
			"DNA of both, exercise-induced collapse: clear",
		].join("\n"),
		saleUpdate:
			"Otis lives at a garden nursery outside Weaverville, where he rides the delivery cart in the morning and sleeps under the potting bench after lunch. He knows which rows he may walk down, and that the coil of hose at the end of row six is his. Customers ask for him by name. In his first month he found a lost mitten among nine hundred pansies and carried it, dry, to the register.",
	},
	{
		name: "Clover",
		cardHeaderTitle: "Clover",
		profilePath: "clover",
		breed: "Labradoodle",
		breedLong: "Labradoodle, second generation: Labrador Retriever and Standard Poodle",
		breeder: "Halfmile Labradoodles, Brevard, NC",
		sex: "Female",
		dob: "2026-05-20",
		projectedSize: "40–50 lb",
		price: "$5,800",
		availableDate: "From September 12, 2026",
		trainingStart: "2026-07-20",
		...home("2026-09-12"),
		quietLively: 54,
		independentClose: 46,
		carefulBold: 78,
		napHike: 36,
		overview:
			"Clover rode an elevator forty-one times in her last week of training, and on the forty-second she yawned. She is a town dog: street sweepers, sidewalk tables and other people’s groceries don’t bother her. At home she asks for the window seat and reports on pigeons in silence.",
		personality:
			"Easygoing and polite, with a smile that starts conversations she is content to sit through. She saves her silliness for ten minutes after supper.",
		mother: "Posy, Labradoodle",
		aboutMother: "Posy weighs 44 lb and rides in the front of the breeder’s truck.",
		father: "Laurel Fork’s Jasper, Standard Poodle",
		saleUpdate:
			"Clover has a second-floor apartment in downtown Knoxville and a bakery below it, which she passes four times a day with her eyes front. The landlord, whose lease said no dogs, now keeps treats in his coat. On Tuesdays she goes to the office and sleeps under the desk farthest from the printer. The silliness still lasts ten minutes and still begins at half past six.",
	},
	{
		name: "Moses",
		cardHeaderTitle: "Moses",
		profilePath: "moses",
		breed: "Saint Berdoodle",
		breedLong: "Saint Berdoodle, first generation: Saint Bernard and Standard Poodle",
		breeder: "Wide Porch Saints, Sparta, NC",
		sex: "Male",
		dob: "2026-05-03",
		projectedSize: "90–110 lb",
		price: "$8,000",
		availableDate: "From August 22, 2026",
		trainingStart: "2026-06-29",
		...home("2026-08-22"),
		quietLively: 12,
		independentClose: 82,
		carefulBold: 50,
		napHike: 22,
		overview:
			"Moses was a lap dog at eleven pounds, and at forty he saw no reason to give up the position. He takes stairs one at a time, children one at a time and a spoonful of yogurt as if it might break. He has never hurried, and he has never been late for breakfast.",
		personality:
			"As calm as a piece of furniture, and tender with anyone smaller than himself. He wants his family where he can see it and will arrange himself across a doorway to make sure.",
		healthTests: [
			"Hips of both parents (OFA): fair, good",
			"Hearts of both parents, by echocardiogram: normal",
		].join("\n"),
		saleUpdate:
			"Moses has three children in Charlotte to look after, all under nine, and he counts them. He waits at the door until the last one is through it. On school mornings he lies across the shoes, so that the family can’t leave without him. He has found out one thing by himself: a dog who stands still beside the piano gets his back scratched by a child’s foot.",
	},
	{
		name: "Hazel",
		cardHeaderTitle: "Hazel",
		profilePath: "hazel",
		breed: "Golden Retriever",
		breedLong: "Golden Retriever, light gold, of show and field lines",
		breeder: "Larkbarn Goldens, Elkin, NC",
		sex: "Female",
		dob: "2026-04-18",
		projectedSize: "55–65 lb",
		price: "$5,200",
		availableDate: "From August 8, 2026",
		trainingStart: "2026-06-15",
		...home("2026-08-08"),
		quietLively: 44,
		independentClose: 70,
		carefulBold: 58,
		napHike: 60,
		overview:
			"Hazel brings you things: the newspaper, one glove, a pine cone, the other glove. She has a soft mouth and a strong sense that hands ought not to be empty. She met a wheelchair in her sixth week of training and kept pace with it the same afternoon.",
		personality:
			"Generous, even-tempered and easily moved to wag. She reads a room before she walks into it and goes to the person who needs company.",
		saleUpdate:
			"On Thursdays Hazel works. She and her owner spend the morning at a memory-care home near Greenville, where she goes from chair to chair and rests her chin on whichever knee is offered. One resident calls her Duchess, so there she answers to Duchess. The other six days she fetches the newspaper in, and is very nearly on time with it.",
	},
	{
		name: "Winnie",
		cardHeaderTitle: "Winnie",
		profilePath: "winnie",
		breed: "Standard Poodle",
		breedLong: "Standard Poodle, black",
		breeder: "Inkwell Poodles, Abingdon, VA",
		sex: "Female",
		dob: "2026-04-02",
		projectedSize: "45–55 lb",
		price: "$6,000",
		availableDate: "From July 25, 2026",
		trainingStart: "2026-06-01",
		...home("2026-07-25"),
		quietLively: 20,
		independentClose: 38,
		carefulBold: 46,
		napHike: 48,
		overview:
			"Winnie is the tidiest dog we have trained. She steps over the doormat, folds her front feet and will not drink from a bowl with a leaf in it. Music holds her: she slept through an entire string rehearsal and left, with dignity, when they began to tune.",
		personality:
			"Composed, clever and a touch formal until she knows you. After that she lays her head on your arm and leaves it there.",
	},
	{
		name: "Fig",
		cardHeaderTitle: "Fig",
		profilePath: "fig",
		breed: "Labradoodle",
		breedLong: "Labradoodle, first generation, chocolate: Labrador Retriever and Standard Poodle",
		breeder: "Halfmile Labradoodles, Brevard, NC",
		sex: "Male",
		dob: "2026-03-20",
		projectedSize: "50–60 lb",
		price: "$5,600",
		availableDate: "From July 11, 2026",
		trainingStart: "2026-05-18",
		...home("2026-07-11"),
		quietLively: 70,
		independentClose: 30,
		carefulBold: 62,
		napHike: 80,
		overview:
			"Fig investigates. He has taken apart a puzzle feeder, a garden glove and the idea that a closed gate means no. Give him something to find and he will search a room like a small brown detective; give him nothing and he will find something anyway.",
		personality:
			"Inventive, funny and better with a task than without one. He distrusts exactly one thing, which is a stair you can see through.",
		saleUpdate:
			"Fig flew to Richmond for his delivery weekend, slept on the plane and met a staircase with open steps on arrival. They spent that Saturday on it, a step at a time. He now goes up it daily with his ears flat, and comes down it as if nothing had happened. Every evening his people hide a tin of mint tea somewhere in the house, and he has yet to miss it.",
	},
	{
		name: "Teddy",
		cardHeaderTitle: "Teddy",
		profilePath: "teddy",
		breed: "Goldendoodle",
		breedLong: "Goldendoodle, first generation, red: Golden Retriever and Standard Poodle",
		breeder: "Turnip Patch Goldendoodles, Burnsville, NC",
		sex: "Male",
		dob: "2026-03-06",
		projectedSize: "50–60 lb",
		price: "$6,200",
		availableDate: "From June 27, 2026",
		trainingStart: "2026-05-04",
		...home("2026-06-27"),
		quietLively: 84,
		independentClose: 66,
		carefulBold: 80,
		napHike: 74,
		overview:
			"Teddy enters every room as if he had been invited. He bows to cats, to the vacuum cleaner and once to a bronze senator, and he takes it well when they don’t bow back. A tennis ball makes him serious: he puts it in your hand, never at your feet.",
		personality:
			"Merry and open, with an off switch that took three weeks to install and has worked ever since. A good first dog: he forgives a muddled cue and is always glad to try again.",
		saleUpdate:
			"Teddy walked into his house in Hendersonville, found the bed by the stove and lay down on it. He is the family’s first dog; they drove over for their lessons while he was still in training, so he knew all of them before he moved in. By his second month he was going along to the hardware store on Saturdays.",
	},
	{
		name: "Maple",
		cardHeaderTitle: "Maple",
		profilePath: "maple",
		breed: "Bernedoodle",
		breedLong: "Bernedoodle, black and white: Bernese Mountain Dog and Standard Poodle",
		breeder: "Slow Gate Bernedoodles, Floyd, VA",
		sex: "Female",
		dob: "2026-02-15",
		projectedSize: "55–65 lb",
		price: "unavailable",
		availableDate: "From June 6, 2026",
		trainingStart: "2026-04-13",
		...home("2026-06-06"),
		quietLively: 34,
		independentClose: 58,
		carefulBold: 28,
		napHike: 40,
		overview:
			"Maple does things in order. Breakfast, garden, inspection of the woodpile, nap; a Tuesday that runs differently gets a look. It made her quick to train, and it makes her a stern dog to be late for.",
		personality:
			"Methodical, loyal and quietly proud of herself. New places interest her as soon as she has been once around the edge of them.",
		saleUpdate:
			"Maple has a house with a long yard in Knoxville, and walks once around the fence before breakfast. Three days a week she goes along to the office and lies beside the desk until lunch. Her crate stands in the bedroom with its door open, and she goes in by herself at nine.",
	},
];
