import { describe, expect, test, vi } from "vitest";
import { MAX_BYTES } from "~/photos/limits.ts";
import { type Transport, UploadQueue } from "./upload-queue.ts";

/** A queue with a server in memory; `given` overrides parts of it. */
function queueWith(given: Partial<Transport> = {}) {
	const stored: number[] = [];
	const store = () => {
		const id = stored.length + 1;
		stored.push(id);
		return { ids: [id] };
	};
	const pauses: number[] = [];
	const queue = new UploadQueue({
		send: async () => store(),
		shrink: async () => undefined,
		onSent: async () => {},
		pause: async (time) => {
			pauses.push(time);
		},
		...given,
	});
	return { queue, store, pauses };
}

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);
const states = (queue: UploadQueue) =>
	queue.uploads().map(({ name, state }) => `${name} ${state.kind}`);
const whenAll = (queue: UploadQueue, kinds: string[]) =>
	vi.waitFor(() => expect(states(queue)).toEqual(kinds));

describe("a queue of uploads", () => {
	test("sends files in order, one after another, with the form's answers", async () => {
		const sent: string[] = [];
		let atOnce = 0;
		const { queue, store } = queueWith({
			send: async ({ name, entries: answers }) => {
				atOnce += 1;
				await Promise.resolve();
				sent.push(`${name} ${JSON.stringify(answers)} ${atOnce}`);
				atOnce -= 1;
				return store();
			},
		});
		queue.add([file("a"), file("b")], [["category", "hero"]]);
		await whenAll(queue, ["a added", "b added"]);
		expect(sent).toEqual(['a [["category","hero"]] 1', 'b [["category","hero"]] 1']);
	});

	test("counts a picture that is chosen twice as one photo", async () => {
		const { queue, store } = queueWith();
		const first = store();
		const twice = queueWith({ send: async () => first }).queue;
		twice.add([file("otis"), file("otis")], []);
		await whenAll(twice, ["otis added", "otis repeated"]);
		queue.add([file("otis")], []);
		await whenAll(queue, ["otis added"]);
	});

	test("keeps failed files when more are added, and drops those that are done", async () => {
		let isOffline = true;
		const { queue, store } = queueWith({
			send: async ({ name }) => {
				return name === "bad" && isOffline ? "no response" : store();
			},
		});
		queue.add([file("good"), file("bad")], []);
		await whenAll(queue, ["good added", "bad failed"]);
		queue.add([file("more")], []);
		await whenAll(queue, ["bad failed", "more added"]);
		isOffline = false;
		queue.retryFailed();
		await whenAll(queue, ["bad added", "more added"]);
	});

	test("sends a file whose response was lost once more by itself, then waits to be asked", async () => {
		let losses = 1;
		const { queue, store, pauses } = queueWith({
			send: async () => {
				losses -= 1;
				return losses >= 0 ? "no response" : store();
			},
		});
		queue.add([file("lost")], []);
		await whenAll(queue, ["lost added"]);
		losses = 2;
		queue.add([file("again"), file("other")], []);
		await whenAll(queue, ["again failed", "other added"]);
		expect(pauses).toHaveLength(2);
		queue.retry(2);
		await whenAll(queue, ["again added", "other added"]);
	});

	test("reports an ended session without sending the file again", async () => {
		const { queue, pauses } = queueWith({ send: async () => "signed out" });
		queue.add([file("a")], []);
		await whenAll(queue, ["a failed"]);
		expect(queue.uploads()[0]?.state).toMatchObject({ isSignedOut: true });
		expect(pauses).toEqual([]);
	});

	test("keeps every file in its place, whatever becomes of it, so that none loses the focus", async () => {
		const { queue, store } = queueWith({
			send: async ({ name }) => {
				if (name.startsWith("b")) return { ids: [], reason: "is not a picture" };
				return name === "lost" ? "no response" : store();
			},
		});
		queue.add(
			["a", "b1", "c", "lost", "d", "b2"].map((name) => file(name)),
			[],
		);
		const kinds = ["a added", "b1 refused", "c added", "lost failed", "d added", "b2 refused"];
		await whenAll(queue, kinds);
	});

	test("shrinks a file that is too large, or refuses it", async () => {
		const sizes: number[] = [];
		const { queue, store } = queueWith({
			shrink: async ({ size }) => (size === MAX_BYTES + 1 ? new Blob(["small"]) : undefined),
			send: async ({ file: sent }) => {
				sizes.push(sent.size);
				return store();
			},
		});
		queue.add([file("photo", MAX_BYTES + 1), file("film", MAX_BYTES + 2)], []);
		await whenAll(queue, ["photo added", "film refused"]);
		expect(sizes).toEqual([5]);
		expect(queue.uploads()[1]?.state).toMatchObject({
			reason: "is too large: the limit is 15 MB",
		});
	});
});
