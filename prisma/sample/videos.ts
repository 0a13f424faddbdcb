/** The sample videos. Their ids stand in for real ones: no video answers to them. */
import type { StockPhotoName } from "./stock-photos.ts";

type SampleVideo = {
	title: string;
	category: string;
	featured: boolean;
	videoId: string;
	description: string;
	seconds: number;
	poster: StockPhotoName;
	/** The newest is listed first. */
	createdAt: Date;
};

export const videos: readonly SampleVideo[] = [
	{
		title: "A morning on the porch",
		category: "home",
		featured: true,
		videoId: "sample-0001",
		description:
			"Breakfast, garden, and ten minutes of doing nothing on purpose, which is the hardest lesson of the day.",
		seconds: 134,
		poster: "porch",
		createdAt: new Date("2026-11-12T15:00:00.000Z"),
	},
	{
		title: "One lesson, start to finish",
		category: "training",
		featured: true,
		videoId: "sample-0002",
		description:
			"Walking on a slack lead, uncut. You see each mistake, and what happens in the second after it.",
		seconds: 402,
		poster: "training",
		createdAt: new Date("2026-11-05T15:00:00.000Z"),
	},
	{
		title: "This season's puppies",
		category: "puppies",
		featured: false,
		videoId: "sample-0003",
		description: "Who is in the house just now, and how to tell them apart from a distance.",
		seconds: 188,
		poster: "hero",
		createdAt: new Date("2026-10-28T15:00:00.000Z"),
	},
	{
		title: "The door opens: a delivery day",
		category: "delivery",
		featured: false,
		videoId: "sample-0004",
		description:
			"From the driveway to the first night, with the lessons for the family in between.",
		seconds: 275,
		poster: "delivery",
		createdAt: new Date("2026-10-10T15:00:00.000Z"),
	},
	{
		title: "Zeta shows how to settle",
		category: "training",
		featured: false,
		videoId: "sample-0005",
		description: "The oldest dog of the house lies down, and the youngest ones work out why.",
		seconds: 96,
		poster: "zeta",
		createdAt: new Date("2026-09-21T15:00:00.000Z"),
	},
	{
		title: "Your puppy's first week with you",
		category: "delivery",
		featured: false,
		videoId: "sample-0006",
		description:
			"Where the bed goes, what the neighbours' dog means, and when to leave everybody alone.",
		seconds: 223,
		poster: "delivery",
		createdAt: new Date("2026-09-02T15:00:00.000Z"),
	},
];
