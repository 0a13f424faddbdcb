type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** True where Facebook may have an app: Android, iOS, and iPads, which call themselves Macs. */
export function mayHaveApp({ userAgent, maxTouchPoints }: Device): boolean {
	if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true;
	return /Macintosh/.test(userAgent) && maxTouchPoints > 1;
}
