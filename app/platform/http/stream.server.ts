import { log } from "../log/log.server.ts";

/**
 * A stream of `chunks`, which are generated as fast as the client reads them. If the first can't be made,
 * nothing is sent and the error is thrown. A later failure cuts the response off, so that it never looks
 * complete, and is logged with the message `onFailure`.
 */
export async function streamOf(
	chunks: AsyncGenerator<Uint8Array>,
	onFailure: string,
): Promise<ReadableStream<Uint8Array>> {
	let first: IteratorResult<Uint8Array> | undefined = await chunks.next();
	return new ReadableStream(
		{
			async pull(controller) {
				try {
					const { value, done } = first ?? (await chunks.next());
					first = undefined;
					if (done) controller.close();
					else controller.enqueue(value);
				} catch (error) {
					log.error({ err: error }, onFailure);
					controller.error(error);
				}
			},
			async cancel() {
				await chunks.return(undefined);
			},
		},
		{ highWaterMark: 1 },
	);
}
