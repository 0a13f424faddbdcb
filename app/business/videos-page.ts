/** Sample texts of the videos page. */
import { facts } from "./facts.ts";

export const videosWords = {
	title: "Videos",
	lead: "A look into the house: the lessons, the puppies, and the day they go home.",
	get description() {
		return `Lessons, deliveries and ordinary mornings, filmed in ${facts.trainer}’s house in ${facts.place}.`;
	},
	none: "No videos yet. The puppies keep walking out of the picture.",
	links: { training: "Your puppy’s training", team: "Meet the team" },
} as const;
