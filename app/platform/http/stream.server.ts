/** Bodies of responses that are made while they are sent. */
import { log } from "../log/log.server.ts";

/**
 * Made as fast as it is taken; a failure cuts the file off, so that it never looks whole, and is
 * noted as `onFailure`.
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
