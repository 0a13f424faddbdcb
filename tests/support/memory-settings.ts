/**
 * Settings of the C library that measuring scripts pass to the servers they start. They are the ones that
 * `npm start` passes (`serverSettings` in scripts/prepare.mjs).
 */
export const memorySettings = () =>
	Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("MALLOC_")));
