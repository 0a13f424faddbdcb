/** The sample videos, each a short film that comes with the site (app/business/films.ts). */
import type { StockPhotoName } from "./stock-photos.ts";

type SampleVideo = {
	title: string;
	category: string;
	featured: boolean;
	videoId: string;
	description: string;
	poster: StockPhotoName;
	/** The profile path of the puppy that it shows, whose profile also shows the video. */
	puppy?: string;
	/** The newest is listed first. */
	createdAt: Date;
};

export const videos: readonly SampleVideo[] = [
	{
		title: "A morning on the porch",
		category: "home",
		featured: true,
		videoId: "local-porch",
		description:
			"Breakfast, garden, and ten minutes of doing nothing on purpose, which is the hardest lesson of the day.",
		poster: "porch",
		createdAt: new Date("2026-11-12T15:00:00.000Z"),
	},
	{
		title: "One lesson, start to finish",
		category: "training",
		featured: true,
		videoId: "local-learn",
		description:
			"Walking on a loose leash: what counts as a mistake, and what happens right after one.",
		poster: "training",
		puppy: "juniper",
		createdAt: new Date("2026-11-05T15:00:00.000Z"),
	},
	{
		title: "Juniper, Bramble and Clover",
		category: "puppies",
		featured: false,
		videoId: "local-group",
		description: "Two puppies who live here now, and one who has gone home.",
		poster: "hero",
		createdAt: new Date("2026-10-28T15:00:00.000Z"),
	},
	{
		title: "The door opens: a delivery day",
		category: "delivery",
		featured: false,
		videoId: "local-doors",
		description: "From the driveway to the first night in the new house.",
		poster: "delivery",
		createdAt: new Date("2026-10-10T15:00:00.000Z"),
	},
	{
		title: "Zeta shows how to settle",
		category: "training",
		featured: false,
		videoId: "local-quiet",
		description: "Zeta stays where she is, and the puppies learn to do the same.",
		poster: "zeta",
		createdAt: new Date("2026-09-21T15:00:00.000Z"),
	},
	{
		title: "Your puppy’s first week with you",
		category: "delivery",
		featured: false,
		videoId: "local-first",
		description:
			"Where the bed goes, how to meet the neighbors’ dog, and when to let your puppy rest.",
		poster: "maren",
		createdAt: new Date("2026-09-02T15:00:00.000Z"),
	},
];
