/**
 * What a script that measures gives to the C library of the servers that it starts: what `npm start`
 * gives it (`serverSettings` in scripts/prepare.mjs).
 */
export const memorySettings = () =>
	Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("MALLOC_")));
