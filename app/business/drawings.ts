/**
 * The drawings that stand among the words of the content pages: files ui/art/{name}-{width}, whole,
 * half as wide, and as wide as phones show them. Sizes in px; `focusY` is what stays in view when a
 * frame crops, in percent from the top.
 */

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
	"play-otis": {
		...field,
		alt: "A yellow Labrador Retriever puppy bowing over a ball, tail in the air",
	},
	"play-clover": {
		...field,
		alt: "A cream Labradoodle puppy lying in the grass with a tennis ball under one paw",
	},
	"play-moses": {
		...field,
		alt: "A brown and white Saint Berdoodle puppy lying in the snow beside a red ball",
	},
	"play-hazel": { ...field, alt: "A Golden Retriever puppy sitting up to give its paw to a hand" },
	"play-winnie": {
		...field,
		alt: "A black Standard Poodle puppy walking on a lead past lavender and a white fence",
	},
	"play-fig": {
		...field,
		alt: "A chocolate Labradoodle puppy walking on a lead along a white fence",
	},
	"play-teddy": {
		...field,
		alt: "A red Goldendoodle puppy in a play bow under the moon, watching two moths",
	},
	"play-maple": {
		...field,
		alt: "A black and white Bernedoodle puppy bowing over a blue ball among poppies",
	},
	"zeta-garden": {
		...field,
		alt: "Zeta, a grown silver-beige Standard Poodle, before the sun in a green garden",
	},
	"training-scene": {
		...scene,
		alt: "An apricot puppy on a slack red lead, sitting beside somebody with a treat bag",
	},
	"delivery-scene": {
		...scene,
		focusY: 78,
		alt: "A Bernedoodle puppy on a doormat, and a family waving from the lit doorway",
	},
	"porch-scene": {
		width: 1500,
		height: 750,
		alt: "Three puppies on the steps of a porch at sunset",
	},
	"option-available": {
		...hills,
		alt: "An apricot puppy in a checked bandana in front of blue hills",
	},
	"option-dream": {
		...hills,
		alt: "A brown and white puppy in a striped bandana, with a lit house on the hill behind",
	},
	trainer: {
		width: 960,
		height: 1200,
		alt: "A puppy sitting beside its trainer, who is seen from the shoes to the jacket",
	},
	zeta: {
		width: 1000,
		height: 1250,
		alt: "Zeta, a silver-beige Standard Poodle with a red collar, in front of misty hills",
	},
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;

/** What is known of a drawing. */
export const drawingOf = (name: DrawingName): Drawing => drawings[name];
