/** The page around the videos. */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, line, picture, text } from "../fields/field.ts";

export const videosDocument = declared({
	key: "videos",
	label: "Videos: the page around them",
	path: href("/videos"),
	fields: {
		top: group("Top of the page", {
			title: line("Title", "Videos"),
			lead: text(
				"Under the title",
				"A look into the house: the lessons, the puppies, and the day they go home.",
			),
			picture: picture("Picture in place of the puppy"),
		}),
		end: group("Under the videos", {
			none: text(
				"When there is no video",
				"No videos yet. The puppies keep walking out of the picture.",
				{ isRequired: true },
			),
			training: line("Link to the training", "Your puppy’s training"),
			team: line("Link to the team", "Meet the team"),
		}),
		search: group("For search engines", {
			description: text(
				"What the page is about",
				"Lessons, deliveries and ordinary mornings, filmed in {trainer}’s house in {place}.",
				{ isRequired: true },
			),
		}),
	},
});
