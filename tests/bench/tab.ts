/**
 * A Chromium tab that is driven without runtime inspection. When a tool inspects the runtime, as Playwright
 * and open developer tools do, the browser reports each `Error` that a script creates with the position of
 * every function on the stack, and V8 parses those functions again to find it. React-dom creates five errors
 * while it is evaluated, so V8 parses all of it again. No visitor's browser does that.
 */
import type { Browser, CDPSession } from "puppeteer-core";

export interface Tab {
	session: CDPSession;
	/** Runs a self-contained function in the page. Its result must be serializable as JSON. */
	evaluate<Result>(act: () => Result): Promise<Result>;
	close(): Promise<void>;
}

/** Opens a tab with its own cache. */
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
