/** The order of a puppy's photos, which is shown at once when photos are moved and stored in the background. */
import { startTransition, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { fetcherProblem } from "~/forms/fetcher-form.tsx";
import type { FailedSubmission } from "~/forms/send.ts";
import { withMoved } from "~/photos/order.ts";
import { CHOSEN } from "./chosen.ts";

/**
 * @param action the address that moves are sent to, one after another.
 * @param stored the ids of the photos in the server's order, which is shown again if a move is refused.
 */
export function usePhotoOrder(action: string, stored: readonly number[]) {
	const { submit, data } = useFetcher<FailedSubmission>();
	/** The response to a move before the last one. */
	const [former, setFormer] = useState<FailedSubmission>();
	const [ahead, setAhead] = useState<readonly number[]>();
	const sending = useRef(Promise.resolve());
	const order = ahead ?? stored;

	const move = (id: number, to: number) => {
		setAhead(withMoved(order, [id], to));
		setFormer(data);
		const form = { [`${CHOSEN}${id}`]: "on", place: String(to + 1) };
		const sent = sending.current.then(() =>
			submit(form, { method: "post", action, preventScrollReset: true }),
		);
		sending.current = sent;
		void sent.finally(() => {
			// Rendered together with the new data, so that no photo jumps back in between.
			if (sending.current === sent) startTransition(() => setAhead(undefined));
		});
	};
	const problem = data && data !== former ? fetcherProblem(data) : undefined;
	return { order, move, problem };
}
