import { type SyntheticEvent, useEffect, useRef, useState } from "react";

/** True where an image failed before React listened to it. */
const hasFailed = (image: HTMLImageElement) =>
	image.complete && image.naturalWidth === 0 && image.currentSrc !== "";

/**
 * How many files of a picture have failed, also before the page was hydrated, and what its `img`
 * needs for that. `src` says which picture it is: another one starts over.
 */
export function useFailures(src: string) {
	const image = useRef<HTMLImageElement>(null);
	const [failed, setFailed] = useState<{ src: string; files: readonly string[] }>();
	const note = (file: string) =>
		setFailed((before) => {
			const files = before?.src === src ? before.files : [];
			// One failure may be met twice: by its event, and by what it left.
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
