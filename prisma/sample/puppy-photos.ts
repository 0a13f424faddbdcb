/**
 * The sample puppies' photos, by profile path and in order; the first is the main photo.
 * Photo n of a puppy is the file photos/{profilePath}-{n}.webp.
 */
export type SamplePhoto = {
	alt: string;
	/** What must stay in view, in percent from the left and the top. */
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
		photo(50, 25, "Juniper sitting in a meadow of daisies, one paw in a person's hand"),
		photo(48, 50, "Juniper's face between tall daisies, with white clouds behind her"),
		photo(46, 24, "Juniper sitting on a round red rug beside a pot of daisies"),
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
		photo(48, 50, "Bramble's face, tongue out, before a low sun and autumn branches"),
		photo(
			46,
			25,
			"Bramble sitting on a green rug by a window, next to a plant with rust-coloured leaves",
		),
	],
	otis: [
		photo(
			50,
			45,
			"Otis, a pale yellow puppy with a red collar and a brass tag, before hills at dusk",
		),
		photo(32, 65, "Otis bowing to an orange ball in the grass, his tail straight up"),
		photo(50, 55, "Otis looking up with his head tilted, dark green leaves all around him"),
		photo(56, 28, "Otis sitting upright on an orange rug in a green room with a potted fern"),
	],
	clover: [
		photo(
			50,
			45,
			"Clover, a shaggy cream puppy in a blue spotted bandana, laughing before blue hills",
		),
		photo(42, 60, "Clover lying on a lawn at sunset with a tennis ball between her paws"),
		photo(50, 50, "Clover smiling in front of an orange archway with grey-green shrubs"),
		photo(46, 25, "Clover sitting on a blue rug next to a potted olive branch"),
	],
	moses: [
		photo(
			50,
			45,
			"Moses, a brown and white puppy in a mustard striped bandana, before green hills",
		),
		photo(40, 60, "Moses lying in the snow below white mountains, a red ball at his paws"),
		photo(50, 52, "Moses's broad face before a pale moon, fir trees and falling snow"),
		photo(46, 26, "Moses sitting on a yellow rug in a pale blue room beside a small frosted tree"),
	],
	hazel: [
		photo(50, 45, "Hazel, a light gold puppy with a blue collar, laughing before hills at dusk"),
		photo(50, 30, "Hazel sitting on the grass and giving her paw to an open hand"),
		photo(50, 55, "Hazel's happy face before a large pale sun, a lake and ears of wheat"),
		photo(46, 28, "Hazel sitting on a blue rug beside a pot of yellow-green fern"),
	],
	winnie: [
		photo(
			50,
			45,
			"Winnie, a black poodle puppy with a lilac collar, looking aside before blue hills",
		),
		photo(65, 30, "Winnie walking on a loose lilac lead past a white fence and lavender"),
		photo(50, 45, "Winnie in profile before a pale moon and fields of lavender"),
		photo(52, 22, "Winnie sitting very straight on a purple rug by a window and a pot of lavender"),
	],
	fig: [
		photo(50, 45, "Fig, a chocolate-brown puppy with a yellow collar, before blue hills"),
		photo(65, 35, "Fig stepping out on a yellow lead along a path by a white fence"),
		photo(50, 50, "Fig looking past the camera among ferns, a yellow sun behind his head"),
		photo(53, 26, "Fig sitting on a yellow rug beside a fern, with hills in the window behind him"),
	],
	teddy: [
		photo(
			50,
			45,
			"Teddy, a red-gold puppy with a white chest and a teal collar, before hills at dusk",
		),
		photo(35, 65, "Teddy in a play bow in front of a tennis ball, under a rising moon"),
		photo(52, 52, "Teddy smiling before a big yellow moon, with wheat on both sides"),
		photo(52, 26, "Teddy sitting on a dark teal rug, tongue out, beside a leafy plant"),
	],
	maple: [
		photo(50, 45, "Maple, a black and white puppy with a red collar, before blue hills"),
		photo(65, 65, "Maple crouching over a blue ball among poppies, a red butterfly above her"),
		photo(52, 45, "Maple with her head tilted in front of a pale archway and red poppies"),
		photo(52, 24, "Maple sitting on a red rug beside a pot of poppies"),
	],
};
