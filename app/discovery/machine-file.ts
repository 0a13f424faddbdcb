/** Seconds that such a file may be cached. */
const MAX_AGE = 600;

/** The response for an address without such a file. */
export const missing = (what: string) =>
	new Response(`There is no such ${what}.\n`, {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});

export const machineFile = (text: string, type: string) =>
	new Response(text, {
		headers: {
			"Content-Type": `${type}; charset=utf-8`,
			"Cache-Control": `public, max-age=${MAX_AGE}`,
		},
	});
