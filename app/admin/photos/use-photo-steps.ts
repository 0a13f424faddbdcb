/** Steps among a puppy's photos in place: shown at once, sent one after the other. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { IN_PLACE, orderAfter, type StepAnswer } from "./photo-step.ts";

type Stored = readonly { id: number }[];

interface Step {
	form: FormData;
	/** What the page showed as stored when the step was done: data that is newer has it already. */
	doneAfter?: Stored;
}

/**
 * @param action where a step is sent.
 * @param stored the photos in the server's order; another array whenever they are loaded again.
 * @returns the ids in their order, with every step that the server's order doesn't have yet, the
 * last answer, what does a step, and the form of the step that was done last. A step that is
 * refused counts no longer.
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
		// The page is loaded again below, once it is known that there is something new.
		void submit(next, { method: "post", action, defaultShouldRevalidate: false });
	}, [next, action, submit]);

	const handle = useEffectEvent((latest: StepAnswer) => {
		const answered = submitted.current;
		const isDone = latest.message !== undefined;
		if (isDone) done.current = answered;
		setAnswer(latest);
		// The order of the page and the step leave in one and the same rendering, so that no
		// photo jumps back in between.
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
