/**
 * A tab of Chromium that is driven without its runtime being watched. Where a tool watches it, as
 * Playwright and open developer tools do, each `Error` that a script makes is told to it with the place
 * of every function on the stack, for which V8 parses these functions once more: of react-dom, which
 * makes five as it is evaluated, all of it. No visitor's browser does that.
 */
import type { Browser, CDPSession } from "puppeteer-core";

export interface Tab {
	session: CDPSession;
	/** Runs a function of its own in the page, and brings back what JSON can hold. */
	evaluate<Result>(act: () => Result): Promise<Result>;
	close(): Promise<void>;
}

/** Opens a tab with a cache of its own. */
export async function openTab(
	browser: Browser,
	{ width, height }: { width: number; height: number },
): Promise<Tab> {
	const root = await browser.target().createCDPSession();
	const { browserContextId } = await root.send("Target.createBrowserContext");
	const { targetId } = await root.send("Target.createTarget", {
		url: "about:blank",
		browserContextId,
	});
	const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: true });
	const session = root.connection()?.session(sessionId);
	if (!session) throw new Error("Chromium gave no session for its tab");
	const size = { width, height, deviceScaleFactor: 1, mobile: false };
	await session.send("Emulation.setDeviceMetricsOverride", size);
	return {
		session,
		async evaluate(act) {
			const expression = `(${act})()`;
			const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
				expression,
				returnByValue: true,
			});
			if (exceptionDetails) throw new Error(exceptionDetails.text);
			return result.value;
		},
		close: () => root.send("Target.disposeBrowserContext", { browserContextId }),
	};
}
