/**
 * Drives WebKit over WebDriver, with only the commands that the tests need. The clients on npm bring drivers
 * and downloads for every other browser as well.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { type Browser, type Driver, findVisible, type Key, watchPage } from "./driver.ts";

/**
 * The pointer of a new screen starts at its center. The screen is so large that this is
 * outside the browser's window.
 */
const SCREEN = "3000x2400x24";

/** The name of the property in which WebDriver stores an element's ID. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type ElementReference = Record<typeof ELEMENT, string>;

const keys: Record<Key, string> = { Enter: "\uE007", Tab: "\uE004" };

/** Milliseconds after which a command is aborted. */
const LONGEST = 60_000;

/** Starts a virtual screen. Resolves with its name, which the X server chooses. */
async function startScreen(): Promise<{ name: string; server: ChildProcess }> {
	const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const [number] = await once(server.stdio[3] ?? server, "data");
	return { name: `:${String(number).trim()}`, server };
}

/**
 * Sends a command.
 * @throws {Error} with the driver's message if the command fails.
 */
async function command<Value>(method: string, address: string, body?: object): Promise<Value> {
	const request = { method, body: body && JSON.stringify(body) };
	const signal = AbortSignal.timeout(LONGEST);
	const response = await fetch(address, { ...request, signal }).catch((cause: unknown) => {
		throw new Error(`No answer to ${method} ${address} ${request.body}`, { cause });
	});
	const answer: { value: Value & { error?: string; message?: string } } = await response.json();
	if (!response.ok) throw new Error(`${answer.value.error}: ${answer.value.message}`);
	return answer.value;
}

/** Runs in the page: scrolls an element to the center of the window. */
const scrollTo = (element: Element) =>
	element.scrollIntoView({ block: "center", behavior: "instant" });

async function openSession(driver: string): Promise<Driver> {
	const { sessionId } = await command<{ sessionId: string }>("POST", `${driver}/session`, {
		capabilities: {},
	});
	const session = `${driver}/session/${sessionId}`;
	const send = <Value>(path: string, body: object = {}) =>
		command<Value>("POST", `${session}/${path}`, body);
	const call = <Value>(act: (...given: never[]) => unknown, given: unknown[]) =>
		send<Value>("execute/sync", {
			script: `(${watchPage})(); return (${act})(...arguments)`,
			args: given,
		});
	return {
		async open(address) {
			await send("url", { url: address });
			await call(() => undefined, []);
		},
		evaluate: (act, argument = "") => call(act, [argument]),
		async find(target) {
			const found = await call<ElementReference[]>(findVisible, [target]);
			return found.map((reference) => {
				const element = `element/${reference[ELEMENT]}`;
				/**
				 * Retries for a while, because the driver refuses elements that are moving, such
				 * as during smooth scrolling.
				 */
				const inView = async (act: () => Promise<void>) => {
					const end = Date.now() + LONGEST;
					for (;;) {
						await call(scrollTo, [reference]);
						try {
							return await act();
						} catch (error) {
							if (!String(error).includes("element not interactable") || Date.now() > end)
								throw error;
						}
					}
				};
				return {
					click: () => inView(() => send(`${element}/click`)),
					async fill(text) {
						await inView(() => send(`${element}/clear`));
						if (text) await inView(() => send(`${element}/value`, { text }));
					},
				};
			});
		},
		async press(key) {
			const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
			await send("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
		},
		close: () => command<void>("DELETE", session),
	};
}

/** Starts a driver on a screen. Resolves when it responds. */
async function startDriver(screen: string): Promise<{ address: string; process: ChildProcess }> {
	const port = await freePort();
	const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: screen },
	});
	const address = `http://127.0.0.1:${port}`;
	while (!(await fetch(`${address}/status`).catch(() => undefined))) {
		if (driver.exitCode !== null) throw new Error("WebKitWebDriver did not start");
		await new Promise((done) => setTimeout(done, 100));
	}
	return { address, process: driver };
}

async function end(child: ChildProcess) {
	child.kill();
	if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Milliseconds after which a second driver is asked for a window, too. */
const SECOND_DRIVER_AFTER = 5_000;

/** Starts the driver on its own screen. Each window is a separate browser. */
export async function startWebKit(): Promise<Browser> {
	const screen = await startScreen();
	let driver = await startDriver(screen.name);
	const drivers = [driver];
	const open = async (by = driver) => ({ by, window: await openSession(by.address) });
	const startAnother = async () => {
		const another = await startDriver(screen.name);
		drivers.push(another);
		return open(another);
	};
	return {
		/**
		 * Occasionally a driver never reports that its browser has started. After a while a second driver
		 * is asked as well, and the first one that opens a window is used. This way a driver that is
		 * merely slow isn't given up.
		 */
		async newWindow() {
			const asked = [open()];
			const isThere = Promise.all(asked).then(
				() => true,
				() => false,
			);
			if (!(await Promise.race([isThere, pause(SECOND_DRIVER_AFTER, false, { ref: false })]))) {
				asked.push(startAnother());
			}
			const first = await Promise.any(asked);
			driver = first.by;
			// A driver has only one window at a time, so one that opens late is closed.
			const closeLate = async (each: ReturnType<typeof open>) => {
				const { window } = await each;
				if (window !== first.window) await window.close();
			};
			for (const each of asked) closeLate(each).catch(() => {});
			return first.window;
		},
		async close() {
			for (const each of drivers) await end(each.process);
			await end(screen.server);
		},
	};
}
