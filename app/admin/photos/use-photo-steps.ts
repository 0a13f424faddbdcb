/** Changes to a puppy's photos that are shown at once and sent in the background, one after another. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { IN_PLACE, orderAfter, type StepAnswer } from "./photo-step.ts";

type Stored = readonly { id: number }[];

interface Step {
	form: FormData;
	/** The stored photos that the page showed when the step was done; newer data already includes the step. */
	doneAfter?: Stored;
}

/**
 * @param action the address that steps are sent to.
 * @param stored the photos in the server's order; a new array whenever they are reloaded.
 * @returns the ids in the order that includes every step the server's data doesn't have yet, the
 * last response, the function that sends a step, and the form of the last step that was done. A
 * step that is refused is dropped from the order.
 */
export function usePhotoSteps(action: string, stored: Stored) {
	const { submit, data } = useFetcher<StepAnswer>();
	const { revalidate } = useRevalidator();
	const [steps, setSteps] = useState<readonly Step[]>([]);
	const [answer, setAnswer] = useState<StepAnswer>();
	const submitted = useRef<FormData>(undefined);
	const handled = useRef<StepAnswer>(undefined);
	const done = useRef<FormData>(undefined);
	const next = steps.find(({ doneAfter }) => !doneAfter)?.form;

	useEffect(() => {
		if (!next || submitted.current === next) return;
		submitted.current = next;
		// The page is revalidated below, only if the step changed something.
		void submit(next, { method: "post", action, defaultShouldRevalidate: false });
	}, [next, action, submit]);

	const handle = useEffectEvent((latest: StepAnswer) => {
		const answered = submitted.current;
		const isDone = latest.message !== undefined;
		if (isDone) done.current = answered;
		setAnswer(latest);
		// The step stays until newer data arrives, so that its removal and the new order are rendered
		// together and no photo jumps back in between.
		setSteps((before) =>
			before.flatMap((step) => {
				if (step.form !== answered) return [step];
				return isDone ? [{ ...step, doneAfter: stored }] : [];
			}),
		);
		if (isDone) void revalidate();
	});
	useEffect(() => {
		if (!data || handled.current === data) return;
		handled.current = data;
		handle(data);
	}, [data]);

	const isAhead = ({ doneAfter }: Step) => !doneAfter || doneAfter === stored;
	const ahead = steps.filter(isAhead);
	const send = (form: FormData) => {
		form.set(IN_PLACE, "1");
		setAnswer(undefined);
		setSteps((before) => [...before.filter(isAhead), { form }]);
	};
	const order = ahead.reduce<readonly number[]>(
		(ids, { form }) => orderAfter(ids, form),
		stored.map(({ id }) => id),
	);
	return { order, answer, send, done, isBusy: next !== undefined };
}
