/**
 * The sample puppies' pictures, by profile path and in order; the first is the main photo. That of a sold
 * puppy shows it grown, at its family’s home; a puppy for sale is never shown that way.
 * Photo n of a puppy is the file photos/{profilePath}-{n}.webp.
 */
export type SamplePhoto = {
	alt: string;
	/** The point that must stay in view, in percent from the left and the top. */
	focusX: number;
	focusY: number;
};

const photo = (focusX: number, focusY: number, alt: string): SamplePhoto => ({
	alt,
	focusX,
	focusY,
});

export const puppyPhotos: Readonly<Record<string, readonly SamplePhoto[]>> = {
	juniper: [
		photo(48, 45, "Juniper, a curly apricot puppy in a red checked bandana, before blue hills"),
		photo(50, 25, "Juniper sitting in a meadow of daisies, one paw in a person’s hand"),
		photo(45, 68, "Juniper asleep in her blue bed in front of the wood stove"),
		photo(46, 24, "Juniper sitting on a round red rug beside a pot of daisies"),
		photo(58, 50, "Juniper in Maren’s arms, her paws over Maren’s sleeve"),
	],
	bramble: [
		photo(
			48,
			45,
			"Bramble, a black, tan and white puppy in a green bandana, smiling before blue hills",
		),
		photo(
			58,
			60,
			"Bramble lying in a golden field over a twisted rope toy, watched by two butterflies",
		),
		photo(
			45,
			68,
			"Bramble asleep in his yellow bed in front of the wood stove, with the moon in the window",
		),
		photo(
			46,
			25,
			"Bramble sitting on a green rug by a window, next to a plant with rust-colored leaves",
		),
		photo(42, 50, "Bramble laughing in Maren’s arms, his white paws over her sleeve"),
	],
	otis: [
		photo(43, 60, "Otis at home, between pots of flowers in front of the greenhouse"),
		photo(
			50,
			45,
			"Otis, a pale yellow puppy with a red collar and a brass tag, before hills at dusk",
		),
		photo(32, 65, "Otis bowing to an orange ball in the grass, his tail straight up"),
		photo(50, 68, "Otis asleep in his green bed beside the wood stove"),
		photo(58, 50, "Otis in Maren’s arms, his paws over her sleeve"),
	],
	clover: [
		photo(46, 60, "Clover at home, at the wide window above the town at dusk"),
		photo(
			50,
			45,
			"Clover, a shaggy cream puppy in a blue spotted bandana, laughing before blue hills",
		),
		photo(42, 60, "Clover lying on a lawn at sunset with a tennis ball between her paws"),
		photo(45, 68, "Clover asleep in her red bed in front of the wood stove"),
		photo(45, 50, "Clover smiling in Maren’s arms, her paws over the sleeve of a blue shirt"),
	],
	moses: [
		photo(42, 45, "Moses at home, on his porch in front of the red door"),
		photo(
			50,
			45,
			"Moses, a brown and white puppy in a mustard striped bandana, before green hills",
		),
		photo(40, 60, "Moses lying in the snow below white mountains, a red ball at his paws"),
		photo(55, 68, "Moses asleep in his blue bed, the wood stove lit and the night outside"),
		photo(58, 50, "Moses in Maren’s arms, his paws over her sleeve"),
	],
	hazel: [
		photo(54, 60, "Hazel at home, laughing in a garden with a white fence and lavender"),
		photo(50, 45, "Hazel, a light gold puppy with a blue collar, laughing before hills at dusk"),
		photo(50, 30, "Hazel sitting on the grass and giving her paw to an open hand"),
		photo(45, 68, "Hazel asleep in her violet bed in front of the wood stove"),
		photo(42, 50, "Hazel laughing in Maren’s arms, the hills behind them"),
	],
	winnie: [
		photo(45, 45, "Winnie at home, sitting very straight on her porch in front of the green door"),
		photo(
			50,
			45,
			"Winnie, a black poodle puppy with a lilac collar, looking aside before blue hills",
		),
		photo(65, 30, "Winnie walking on a loose lilac leash past a white fence and lavender"),
		photo(52, 68, "Winnie asleep in her yellow bed, chin on her paws, beside the wood stove"),
		photo(58, 50, "Winnie looking aside in Maren’s arms"),
	],
	fig: [
		photo(36, 60, "Fig at home, on a yellow rug in front of the open staircase"),
		photo(50, 45, "Fig, a chocolate-brown puppy with a yellow collar, before blue hills"),
		photo(65, 35, "Fig stepping out on a yellow leash along a path by a white fence"),
		photo(50, 68, "Fig asleep in his blue bed at night, in front of the wood stove"),
		photo(45, 50, "Fig in Maren’s arms, his paws over her sleeve"),
	],
	teddy: [
		photo(48, 60, "Teddy at home, laughing on a rug beside the wood stove at night"),
		photo(
			50,
			45,
			"Teddy, a red-gold puppy with a white chest and a teal collar, before hills at dusk",
		),
		photo(35, 65, "Teddy in a play bow in front of a tennis ball, under a rising moon"),
		photo(55, 68, "Teddy asleep in his green bed beside the wood stove"),
		photo(58, 50, "Teddy laughing in Maren’s arms, the hills behind them"),
	],
	maple: [
		photo(47, 60, "Maple at home, in her yard with the maple tree and the lit house"),
		photo(50, 45, "Maple, a black and white puppy with a red collar, before blue hills"),
		photo(65, 65, "Maple crouching over a blue ball among poppies, a red butterfly above her"),
		photo(45, 68, "Maple asleep in her red bed in front of the wood stove"),
		photo(42, 50, "Maple with her head tilted in Maren’s arms"),
	],
};
