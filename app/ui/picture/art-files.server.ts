/**
 * The addresses of all drawings. Importing them makes the build include every file; pages
 * assemble the addresses themselves (art.tsx).
 */
export const artFiles = Object.values(
	import.meta.glob<string>("../art/*.{avif,webp}", { eager: true, import: "default" }),
);
