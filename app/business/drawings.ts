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

const field = { width: 1200, height: 900 } as const;
const scene = { width: 1500, height: 1125 } as const;
const hills = { width: 1200, height: 675 } as const;

export const drawings = {
	"play-juniper": { ...field, alt: "An apricot Goldendoodle puppy giving its paw to a hand" },
	"play-bramble": {
		...field,
		alt: "A black, rust and white Bernedoodle puppy lying in autumn grass with a rope toy",
	},
	"play-clover": {
		...field,
		alt: "A cream Labradoodle puppy lying in the grass with a tennis ball under one paw",
	},
	"play-hazel": { ...field, alt: "A Golden Retriever puppy sitting up to give its paw to a hand" },
	"play-winnie": {
		...field,
		alt: "A black Standard Poodle puppy walking on a leash past lavender and a white fence",
	},
	"play-teddy": {
		...field,
		alt: "A red Goldendoodle puppy in a play bow under the moon, watching two moths",
	},
	"play-maple": {
		...field,
		alt: "A black and white Bernedoodle puppy bowing over a blue ball among poppies",
	},
	"grown-otis": {
		...field,
		focusY: 85,
		alt: "A yellow Labrador Retriever between pots of flowers in front of a greenhouse",
	},
	"grown-clover": {
		...field,
		focusY: 85,
		alt: "A cream Labradoodle in a spotted bandana in a room with a wide window above a town at dusk",
	},
	"grown-moses": {
		...field,
		focusY: 85,
		alt: "A brown and white Saint Berdoodle on a porch in front of a red door",
	},
	"grown-hazel": {
		...field,
		focusY: 85,
		alt: "A Golden Retriever, tongue out, in a garden with a white fence and lavender",
	},
	"grown-fig": {
		...field,
		focusY: 85,
		alt: "A chocolate Labradoodle on a yellow rug in front of an open staircase",
	},
	"grown-teddy": {
		...field,
		focusY: 85,
		alt: "A red Goldendoodle, tongue out, on a rug beside a wood stove at night",
	},
	"grown-maple": {
		...field,
		focusY: 85,
		alt: "A black and white Bernedoodle in a yard with a maple tree and a lit house",
	},
	"zeta-garden": {
		...field,
		alt: "Zeta, a grown silver-beige Standard Poodle, before the sun in a green garden",
	},
	"training-scene": {
		...scene,
		alt: "An apricot puppy on a loose red leash, sitting beside a person with a treat bag",
	},
	"delivery-scene": {
		...scene,
		focusY: 100,
		alt: "A Bernedoodle puppy on a doormat, before the open door of a lit hall with a bed for it",
	},
	"porch-scene": {
		width: 1500,
		height: 750,
		alt: "Three puppies on the steps of a porch in the early sun",
	},
	"option-available": {
		...hills,
		alt: "An apricot puppy in a checked bandana in front of blue hills",
	},
	"option-dream": {
		...hills,
		alt: "A brown and white puppy in a striped bandana, with a lit house on the hill behind",
	},
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
		...field,
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
