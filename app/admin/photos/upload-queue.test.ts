import { describe, expect, test, vi } from "vitest";
import { MAX_BYTES } from "~/photos/limits.ts";
import { NoAnswer, SessionEnded } from "./send-file.ts";
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
		stored: async () => [...stored],
		send: async () => store(),
		shrink: async () => undefined,
		onStored: async () => {},
		pause: async (time) => {
			pauses.push(time);
		},
		...given,
	});
	return { queue, stored, store, pauses };
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
			send: async ({ name, answers }) => {
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
		const twice = queueWith({ send: async () => first, stored: async () => first.ids }).queue;
		twice.add([file("otis"), file("otis")], []);
		await whenAll(twice, ["otis added", "otis repeated"]);
		queue.add([file("otis")], []);
		await whenAll(queue, ["otis added"]);
	});

	test("keeps failed files when more are added, and drops those that are done", async () => {
		let isOffline = true;
		const { queue, store } = queueWith({
			send: async ({ name }) => {
				if (name === "bad" && isOffline) throw new NoAnswer(false);
				return store();
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

	test("recognizes a photo that is stored late, and doesn't send it again", async () => {
		let looks = 0;
		const { queue, stored } = queueWith({
			send: async () => {
				throw new NoAnswer(true);
			},
			stored: async () => {
				looks += 1;
				// The server needs a while to make the sizes.
				if (looks === 4) stored.push(1);
				return [...stored];
			},
		});
		queue.add([file("slow")], []);
		await whenAll(queue, ["slow added"]);
	});

	test("doesn't mistake another file's photo for one that was lost", async () => {
		const { queue, store, stored } = queueWith({
			send: async ({ name }) => {
				if (name === "lost") throw new NoAnswer(true);
				return store();
			},
		});
		queue.add([file("lost"), file("other")], []);
		await whenAll(queue, ["lost failed", "other added"]);
		queue.retry(1);
		await whenAll(queue, ["lost failed", "other added"]);
		expect(stored).toEqual([1]);
	});

	test("reports an ended session without looking for the photo", async () => {
		const { queue, pauses } = queueWith({
			send: async () => {
				throw new SessionEnded();
			},
		});
		queue.add([file("a")], []);
		await whenAll(queue, ["a failed"]);
		expect(queue.uploads()[0]?.state).toMatchObject({ isSignedOut: true });
		expect(pauses).toEqual([]);
	});

	test("shrinks a file that is too large, or refuses it", async () => {
		const sizes: number[] = [];
		const { queue, store } = queueWith({
			shrink: async ({ name }) => (name === "photo" ? new Blob(["small"]) : undefined),
			send: async ({ file: sent }) => {
				sizes.push(sent.size);
				return store();
			},
		});
		queue.add([file("photo", MAX_BYTES + 1), file("film", MAX_BYTES + 1)], []);
		await whenAll(queue, ["photo added", "film refused"]);
		expect(sizes).toEqual([5]);
		expect(queue.uploads()[1]?.state).toMatchObject({
			reason: "is too large: the limit is 15 MB",
		});
	});
});
