type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** Whether the Facebook app may be installed: on Android, iOS and iPads, which identify themselves as Macs. */
export function mayHaveApp({ userAgent, maxTouchPoints }: Device): boolean {
	if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true;
	return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}
