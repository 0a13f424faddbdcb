/** Answers with a file that machines read. */

/** Seconds that such a file may be kept. */
const KEPT = { short: 600, long: 86_400 } as const;

export function machineFile(text: string, type: string, keep: keyof typeof KEPT): Response {
	return new Response(text, {
		headers: {
			"Content-Type": `${type}; charset=utf-8`,
			"Cache-Control": `public, max-age=${KEPT[keep]}`,
		},
	});
}
