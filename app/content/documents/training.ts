/** The page about a puppy's training (specification, sections 2 and 9). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, line, list, picture, text } from "../fields/field.ts";
import { search, top } from "./parts.ts";

export const trainingDocument = declared({
	key: "training",
	label: "Your puppy’s training",
	path: href("/puppy-training"),
	fields: {
		top: top(
			"Your Puppy’s Training",
			"About {weeks} weeks of ordinary days, with a lesson hidden in most of them.",
		),
		lessons: group("What a puppy learns: training", {
			title: line("Heading", "Training"),
			lead: text(
				"First line",
				"Sit, down, come, stay, go to your place, and a leash that hangs slack between you.",
			),
			text: text(
				"Text",
				"A lesson is over before the coffee is cold, and there are many in a day. They happen where they will be wanted: sit while the doorbell rings, stay while supper is on the table, come when there is a squirrel around. A cue that works only in a quiet room is half a cue.",
			),
			picture: picture("Picture"),
		}),
		imprinting: group("What a puppy learns: imprinting", {
			title: line("Heading", "Imprinting good behavior"),
			lead: text(
				"First line",
				"What a puppy meets in its first weeks, it takes for granted ever after.",
			),
			text: text(
				"Text",
				"So we give it the right things to take for granted. A crate is where one sleeps. Paws get held and ears get looked into. The vacuum cleaner is weather. Visitors wear hats, carry umbrellas, arrive on crutches, and every one of them is dull. House-training happens in these weeks too, on our floors rather than yours.",
			),
			picture: picture("Picture"),
		}),
		levelTwo: group("What a puppy learns: level two", {
			title: line("Heading", "Level two testing in the real world"),
			lead: text(
				"First line",
				"Now do it in a parking lot, in the drizzle, next to a man with a leaf blower.",
			),
			text: text(
				"Text",
				"A puppy who listens at home has passed level one. For level two we go to hardware stores, sidewalk tables, elevators and the school gate at the wrong time of day, and ask for everything again until the place makes no difference. It is for dogs who will work, travel, or go wherever you go.",
			),
			extra: text("After its price", "on top of the puppy’s price, if you want it", { max: 150 }),
			picture: picture("Picture"),
		}),
		day: group("One day", {
			title: line("Heading", "One day in week four"),
			text: text("Under the heading", "No two are alike. This one was a Tuesday."),
			hours: list("Times of day", {
				item: "Time of day",
				max: 12,
				fields: { when: line("When"), title: line("Heading"), text: text("Text") },
				sample: [
					{
						when: "6:00 am",
						title: "Out, then breakfast in the crate",
						text: "The door stays open. Nobody has to be told to go in.",
					},
					{
						when: "8:30 am",
						title: "To the mailbox and back",
						text: "A slack leash, or we stand still. Today it took four minutes; in week one it took twenty.",
					},
					{
						when: "11:00 am",
						title: "Something new",
						text: "Last week it was a wheelbarrow. Today the neighbor came by with her tuba.",
					},
					{
						when: "1:00 pm",
						title: "Nap",
						text: "The lesson nobody sees. A dog who can switch off can live anywhere.",
					},
					{
						when: "4:00 pm",
						title: "A bench outside the post office",
						text: "We watch people carry packages. Looking away from them is paid in chicken.",
					},
					{
						when: "7:00 pm",
						title: "Supper, under the table",
						text: "The family eats. One puppy lies on a mat and is not part of it.",
					},
					{
						when: "9:00 pm",
						title: "Last trip out, and bed",
						text: "Lights off. We sleep through, and by now so does everyone else.",
					},
				],
			}),
		}),
		end: group("End of the page", {
			videos: line("Link to the videos", "Watch a lesson"),
			programs: line("Link to a program", "Training for a puppy you have"),
			next: line("Above the last button", "Next: the drive to your door"),
			button: line("Last button, to the delivery", "Puppy Delivery"),
		}),
		search: search(
			"What a puppy learns in about {weeks} weeks in {trainer}’s house: training, imprinting good behavior, and level two testing in the real world.",
		),
	},
});
