/** Response bodies that are generated while they are sent. */
import { log } from "../log/log.server.ts";

/**
 * A stream of `chunks`, which are generated as fast as the client reads them. A failure cuts the response
 * off, so that it never looks complete, and is logged with the message `onFailure`.
 */
export function streamOf(
	chunks: AsyncGenerator<Uint8Array>,
	onFailure: string,
): ReadableStream<Uint8Array> {
	return new ReadableStream(
		{
			async pull(controller) {
				try {
					const { value, done } = await chunks.next();
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
