import { type SyntheticEvent, useEffect, useRef, useState } from "react";

/** Whether an image failed to load before React could listen for its error event. */
const hasFailed = (image: HTMLImageElement) =>
	image.complete && image.naturalWidth === 0 && image.currentSrc !== "";

/**
 * Counts the files of a picture that failed to load, including failures before hydration, and returns
 * the ref and the handler that its `img` needs. `src` identifies the picture: another `src` starts at 0.
 */
export function useFailures(src: string) {
	const image = useRef<HTMLImageElement>(null);
	const [failed, setFailed] = useState<{ src: string; files: readonly string[] }>();
	const note = (file: string) =>
		setFailed((before) => {
			const files = before?.src === src ? before.files : [];
			// The same failure may be noted twice: by its event, and by the check after hydration.
			return files.includes(file) ? before : { src, files: [...files, file] };
		});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
	useEffect(() => {
		if (image.current && hasFailed(image.current)) note(image.current.currentSrc);
	}, [src]);
	return {
		failures: failed?.src === src ? failed.files.length : 0,
		image,
		onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
			note(currentTarget.currentSrc),
	};
}
