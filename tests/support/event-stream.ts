/** Opens a stream of events as a browser does. */
export async function openStream(address: string, cookie: string) {
	const leaving = new AbortController();
	const response = await fetch(address, {
		headers: { Accept: "text/event-stream", "Accept-Encoding": "gzip, br", Cookie: cookie },
		redirect: "manual",
		signal: leaving.signal,
	});
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let received = "";
	return {
		response,
		/** The data of the next event; undefined once the stream has ended. */
		async next(): Promise<string | undefined> {
			while (!received.includes("\n\n")) {
				const { value, done } = (await reader?.read()) ?? { done: true };
				if (done) return undefined;
				received += value;
			}
			const [event = "", ...later] = received.split("\n\n");
			received = later.join("\n\n");
			return /^data: (.*)$/m.exec(event)?.[1];
		},
		leave: () => leaving.abort(),
	};
}
