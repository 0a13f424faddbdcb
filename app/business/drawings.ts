/**
 * The drawings in the content pages: files ui/art/{name}-{width} at full width, at half the width, and
 * at the width that phones show. Sizes are in px. `focusY` is the point that stays in view when a frame
 * crops the drawing, in percent from the top.
 */

import { facts } from "./facts.ts";

interface Drawing {
	alt: string;
	width: number;
	height: number;
	focusY?: number;
}

const field = (alt: string) => ({ width: 1200, height: 900, alt });
const grown = (alt: string) => ({ ...field(alt), focusY: 85 });
const hills = (alt: string) => ({ width: 1200, height: 675, alt });
const scene = (alt: string) => ({ width: 1500, height: 1125, alt });

export const drawings = {
	"play-juniper": field("An apricot Goldendoodle puppy giving its paw to a hand"),
	"play-bramble": field(
		"A black, rust and white Bernedoodle puppy lying in autumn grass with a rope toy",
	),
	"play-clover": field(
		"A cream Labradoodle puppy lying in the grass with a tennis ball under one paw",
	),
	"play-hazel": field("A Golden Retriever puppy sitting up to give its paw to a hand"),
	"play-winnie": field(
		"A black Standard Poodle puppy walking on a leash past lavender and a white fence",
	),
	"play-teddy": field("A red Goldendoodle puppy in a play bow under the moon, watching two moths"),
	"play-maple": field("A black and white Bernedoodle puppy bowing over a blue ball among poppies"),
	"grown-otis": grown(
		"A yellow Labrador Retriever between pots of flowers in front of a greenhouse",
	),
	"grown-clover": grown(
		"A cream Labradoodle in a spotted bandana in a room with a wide window above a town at dusk",
	),
	"grown-moses": grown("A brown and white Saint Berdoodle on a porch in front of a red door"),
	"grown-hazel": grown(
		"A Golden Retriever, tongue out, in a garden with a white fence and lavender",
	),
	"grown-fig": grown("A chocolate Labradoodle on a yellow rug in front of an open staircase"),
	"grown-teddy": grown("A red Goldendoodle, tongue out, on a rug beside a wood stove at night"),
	"grown-maple": grown("A black and white Bernedoodle in a yard with a maple tree and a lit house"),
	"zeta-garden": field(
		"Zeta, a grown silver-beige Standard Poodle, before the sun in a green garden",
	),
	"training-scene": scene(
		"An apricot puppy on a loose red leash, sitting beside a person with a treat bag",
	),
	"delivery-scene": {
		...scene(
			"A Bernedoodle puppy on a doormat, before the open door of a lit hall with a bed for it",
		),
		focusY: 100,
	},
	"porch-scene": {
		width: 1500,
		height: 750,
		alt: "Three puppies on the steps of a porch in the early sun",
	},
	"option-available": hills("An apricot puppy in a checked bandana in front of blue hills"),
	"option-dream": hills(
		"A brown and white puppy in a striped bandana, with a lit house on the hill behind",
	),
	// Cropped only at the bottom.
	trainer: {
		width: 960,
		height: 1200,
		focusY: 0,
		get alt() {
			return `${facts.trainer}, the trainer, smiling in a blue work shirt, her hair tied over one shoulder, the Blue Ridge behind her`;
		},
	},
	"maren-with-puppy": {
		width: 1200,
		height: 900,
		get alt() {
			return `${facts.trainer} holding an apricot Goldendoodle puppy in both arms`;
		},
	},
	zeta: {
		width: 1000,
		height: 1250,
		alt: "Zeta, a silver-beige Standard Poodle with a red collar, in front of misty hills",
	},
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;

/** The entry of a drawing in the catalog. */
export const drawingOf = (name: DrawingName): Drawing => drawings[name];
