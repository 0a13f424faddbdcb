import { useEffect, useState } from "react";

/** True once `isWaiting` has been so for `delay` milliseconds: what is soon over shows nothing. */
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
