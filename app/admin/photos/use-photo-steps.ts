/** Steps among a puppy's photos in place: shown at once, sent one after the other. */
import { useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { IN_PLACE, orderAfter, type StepAnswer } from "./photo-step.ts";

/**
 * @param action where a step is sent.
 * @param stored the ids of the photos in the server's order.
 * @returns the order with every step that is not answered yet, the last answer, and what does a
 * step. A step that is refused no longer counts, so that the order is the server's again.
 */
export function usePhotoSteps(action: string, stored: readonly number[]) {
	const { submit, data } = useFetcher<StepAnswer>();
	const { revalidate } = useRevalidator();
	const [steps, setSteps] = useState<readonly FormData[]>([]);
	const [answer, setAnswer] = useState<StepAnswer>();
	const sent = useRef<FormData>(undefined);
	const handled = useRef<StepAnswer>(undefined);
	const [next] = steps;

	useEffect(() => {
		if (!next || sent.current === next) return;
		sent.current = next;
		// The page is loaded again below, once it is known that there is something new.
		void submit(next, { method: "post", action, defaultShouldRevalidate: false });
	}, [next, action, submit]);

	useEffect(() => {
		if (!data || handled.current === data) return;
		handled.current = data;
		setAnswer(data);
		const finish = () => setSteps(([, ...others]) => others);
		if (data.message === undefined) finish();
		else void revalidate().then(finish);
	}, [data, revalidate]);

	const send = (step: FormData) => {
		step.set(IN_PLACE, "1");
		setAnswer(undefined);
		setSteps((before) => [...before, step]);
	};
	return { order: steps.reduce(orderAfter, stored), answer, send, isBusy: steps.length > 0 };
}
