import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const SECOND = 1_000;
/** Milliseconds that sending usually takes; after that the page is reloaded to show the result. */
const SENDING = 1_500;

const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / SECOND));

/**
 * Counts down the seconds from `now`, when the page was rendered, to `until`, and then revalidates the
 * page. It measures only elapsed time, because the device's clock may be wrong.
 */
export function useSecondsUntil(until: Date, now: Date): number {
	const whole = until.getTime() - now.getTime();
	const [passed, setPassed] = useState(0);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const startedAt = performance.now();
		setPassed(0);
		const ticking = setInterval(() => setPassed(performance.now() - startedAt), SECOND / 2);
		const over = setTimeout(() => {
			clearInterval(ticking);
			setPassed(whole);
			void revalidate();
		}, whole + SENDING);
		return () => {
			clearInterval(ticking);
			clearTimeout(over);
		};
	}, [whole, revalidate]);
	return secondsIn(whole - passed);
}
