/**
 * The addresses of all drawings. Importing them makes the build ship every file; pages put
 * addresses together by themselves (art.tsx).
 */
export const artFiles = Object.values(
	import.meta.glob<string>("../art/*.{avif,webp}", { eager: true, import: "default" }),
);
