/** The health endpoint: says that the process responds. */
export function loader() {
	return new Response("ok\n", {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
	});
}
