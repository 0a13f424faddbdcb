/** Seconds that such a file may be cached. */
const MAX_AGE = { short: 600, long: 86_400 } as const;

/** The response for an address without such a file. */
export const missing = (what: string) =>
	new Response(`There is no such ${what}.\n`, {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});

export function machineFile(text: string, type: string, keep: keyof typeof MAX_AGE): Response {
	return new Response(text, {
		headers: {
			"Content-Type": `${type}; charset=utf-8`,
			"Cache-Control": `public, max-age=${MAX_AGE[keep]}`,
		},
	});
}
