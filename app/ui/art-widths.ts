/** Widths in px of the drawings in ui/art, in both formats, and their names; written by `npm run art`. */
export const artWidths: readonly (readonly [widths: readonly number[], names: string])[] = [
	[
		[600, 720, 1200],
		"contact grown-clover grown-fig grown-hazel grown-maple grown-moses grown-otis grown-teddy maren-with-puppy option-available option-dream play-bramble play-clover play-hazel play-juniper play-maple play-teddy play-winnie zeta-garden",
	],
	[[750, 1140, 1500], "delivery-scene porch-scene training-scene"],
	[[144], "face-clover face-fig face-hazel face-maple face-maren face-otis face-teddy face-winnie"],
	[
		[360, 600],
		"head-bramble head-clover head-fig head-hazel head-juniper head-maple head-moses head-otis head-teddy head-winnie head-zeta",
	],
	[[600, 750, 820, 900, 1220, 1360, 1500], "hero"],
	[[312], "lineup-bramble"],
	[[306], "lineup-clover"],
	[[310], "lineup-juniper"],
	[[335], "lineup-moses"],
	[[400], "lineup-otis"],
	[[370], "lineup-winnie"],
	[[364], "not-found-puppy"],
	[[528, 720, 1056], "step-1 step-2 step-3"],
	[
		[240],
		"thumb-clover-portrait thumb-clover-sit thumb-fig-portrait thumb-fig-sit thumb-hazel-sit thumb-maple-play thumb-maple-portrait thumb-maple-sit thumb-winnie-portrait thumb-winnie-sit",
	],
	[[480, 720, 960], "trainer"],
	[[500, 720, 1000], "zeta"],
];
