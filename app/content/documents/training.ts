/** The page about a puppy's training (specification, sections 2 and 9). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, list, picture } from "../fields/field.ts";
import { line, text } from "../fields/texts.ts";
import { search, top } from "./parts.ts";

export const trainingDocument = declared({
	key: "training",
	label: "Your puppy’s training",
	path: href("/puppy-training"),
	fields: {
		top: top(
			"Your Puppy’s Training",
			"About {weeks} weeks of short lessons every day, at home and in town.",
		),
		lessons: group("What a puppy learns: training", {
			title: line("Heading", "Training"),
			lead: text(
				"First line",
				"Sit, down, come, stay, go to your place, and a leash that hangs slack between you.",
			),
			text: text(
				"Text",
				"Lessons are short, and there are many in a day. They happen where you will need them: sit while the doorbell rings, stay while supper is on the table, come when there is a squirrel around. A cue that works only in a quiet room is only half learned.",
			),
			picture: picture("Picture"),
		}),
		imprinting: group("What a puppy learns: imprinting", {
			title: line("Heading", "Imprinting good behavior"),
			lead: text("First line", "What a puppy gets used to early, it takes for granted later."),
			text: text(
				"Text",
				"From its first week with us, a puppy sleeps in a crate, has its paws held and its ears looked into, hears the vacuum cleaner, and meets visitors with hats, umbrellas and crutches. House-training happens in these weeks too, on our floors rather than yours.",
			),
			picture: picture("Picture"),
		}),
		levelTwo: group("What a puppy learns: level two", {
			title: line("Heading", "Level two testing in the real world"),
			lead: text("First line", "Everything the puppy knows, in busy places and among strangers."),
			text: text(
				"Text",
				"A puppy who listens at home has passed level one. For level two we go to airport halls, street festivals, hospital corridors and the school pickup line, and ask for everything again until the place makes no difference. It is for dogs who will work, travel, or go wherever you go.",
			),
			extra: text("After its price", "on top of the puppy’s price, if you want it", { max: 150 }),
			picture: picture("Picture"),
		}),
		day: group("One day", {
			title: line("Heading", "One day in week four"),
			text: text("Under the heading", "A Tuesday, from breakfast to bedtime."),
			hours: list("Times of day", {
				item: "Time of day",
				max: 12,
				fields: { when: line("When"), title: line("Heading"), text: text("Text") },
				sample: [
					{
						when: "6:00 am",
						title: "Out, then breakfast in the crate",
						text: "The door stays open, and the puppy goes in by itself.",
					},
					{
						when: "8:30 am",
						title: "To the mailbox and back",
						text: "When the leash goes tight, we stand still. Today it took four minutes; in week one it took twenty.",
					},
					{
						when: "11:00 am",
						title: "Something new",
						text: "Last week it was a wheelbarrow. Today the neighbor came by with her tuba.",
					},
					{
						when: "1:00 pm",
						title: "Nap",
						text: "Resting is a lesson, too. A dog who can settle is easy to live with.",
					},
					{
						when: "4:00 pm",
						title: "A bench outside the post office",
						text: "We watch people carry packages. Looking back at us earns a bit of chicken.",
					},
					{
						when: "7:00 pm",
						title: "Supper, under the table",
						text: "We eat. The puppy lies on its mat until we are done.",
					},
					{
						when: "9:00 pm",
						title: "Last trip out, and bed",
						text: "Lights off. By week four the puppies sleep through the night.",
					},
				],
			}),
		}),
		end: group("End of the page", {
			videos: line("Link to the videos", "Watch a lesson"),
			programs: line("Link to a program", "Training for a puppy you have"),
			next: line("Above the last button", "Next: how your puppy comes to you"),
			button: line("Last button, to the delivery", "Puppy Delivery"),
		}),
		search: search(
			"What a puppy learns in about {weeks} weeks in {trainer}’s house: training, imprinting good behavior, and level two testing in the real world.",
		),
	},
});
