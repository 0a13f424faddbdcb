import { useEffect, useState } from "react";

/** True once `isWaiting` has been true for `delay` milliseconds, so that a short wait shows nothing. */
export function useLate(isWaiting: boolean, delay: number): boolean {
	const [isLate, setIsLate] = useState(false);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setTimeout(() => setIsLate(true), delay);
		return () => {
			clearTimeout(timer);
			setIsLate(false);
		};
	}, [isWaiting, delay]);
	return isLate && isWaiting;
}
