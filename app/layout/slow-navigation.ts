import { useEffect, useState } from "react";
import { type Location, useNavigation } from "react-router";
import { PROGRESS_DELAY } from "../business/timing.ts";

/** The destination of the pending navigation, once it has taken longer than `PROGRESS_DELAY`. */
export function useSlowDestination(): Location | undefined {
	const navigation = useNavigation();
	const isUnderWay = navigation.state !== "idle";
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		if (!isUnderWay) return;
		const timer = setTimeout(() => setIsSlow(true), PROGRESS_DELAY);
		return () => {
			clearTimeout(timer);
			setIsSlow(false);
		};
	}, [isUnderWay]);
	return isSlow && isUnderWay ? navigation.location : undefined;
}
