/** The page around the videos. */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group } from "../fields/field.ts";
import { line, text } from "../fields/texts.ts";
import { search, top } from "./parts.ts";

export const videosDocument = declared({
	key: "videos",
	label: "Videos: the page around them",
	path: href("/videos"),
	fields: {
		top: top(
			"Videos",
			"A look into the house: the lessons, the puppies, and the day they go home.",
		),
		end: group("Under the videos", {
			none: text("When there is no video", "No videos yet.", {
				isRequired: true,
			}),
			training: line("Link to the training", "Your puppy’s training"),
			team: line("Link to the team", "Meet the team"),
		}),
		search: search(
			"Lessons, deliveries and ordinary mornings, filmed in {trainer}’s house in {place}.",
		),
	},
});
