import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const SECOND = 1_000;
/** Milliseconds that sending takes mostly: then the page says what came of it. */
const SENDING = 1_500;

const secondsIn = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / SECOND));

/**
 * The seconds from `now`, when the page was made, until a moment; counts them down, and has the
 * page loaded again once they are over. The clock of the device may be wrong: only what passes
 * counts.
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
