/** A limit on how much is worked on at once, of which no network of visitors gets all. */

export interface Limits {
	/** Slots: what is worked on at once. */
	concurrency: number;
	/** Slots that visitors of one network may have together. */
	perNetwork: number;
	/** Visitors that wait for a slot, and how many of them may be of one network. */
	queue: number;
	queuePerNetwork: number;
	/** Milliseconds that one waits at most. */
	timeout: number;
}

interface Queued {
	network: string;
	resolve: (hasSlot: boolean) => void;
}

export interface ConcurrencyLimit {
	/**
	 * Whether there was a slot for a visitor of this network, at once or, where the visitor may
	 * wait, in time; then call `release`.
	 */
	acquire: (network: string, mayWait?: boolean) => Promise<boolean>;
	release: (network: string) => void;
	active: () => number;
	queued: () => number;
}

/** Counts by network; where none is known, nothing is counted, and so nothing is limited. */
function counter() {
	const counts = new Map<string, number>();
	return {
		of: (network: string) => counts.get(network) ?? 0,
		add(network: string, number: 1 | -1) {
			if (network === "") return;
			const count = (counts.get(network) ?? 0) + number;
			if (count > 0) counts.set(network, count);
			else counts.delete(network);
		},
	};
}

/** Slots that are given in the order of arrival, but for networks that have all of theirs. */
export function concurrencyLimit(limits: Limits): ConcurrencyLimit {
	const { concurrency, perNetwork, timeout } = limits;
	let active = 0;
	const activeOf = counter();
	const queuedOf = counter();
	const queue = new Set<Queued>();

	function take(network: string) {
		active += 1;
		activeOf.add(network, 1);
	}

	function giveToNext() {
		for (const next of queue) {
			if (active >= concurrency) return;
			if (activeOf.of(next.network) >= perNetwork) continue;
			queue.delete(next);
			take(next.network);
			next.resolve(true);
		}
	}

	async function wait(network: string): Promise<boolean> {
		const { promise, resolve } = Promise.withResolvers<boolean>();
		const own = { network, resolve };
		queue.add(own);
		queuedOf.add(network, 1);
		const timer = setTimeout(() => {
			queue.delete(own);
			resolve(false);
		}, timeout);
		const hasSlot = await promise;
		clearTimeout(timer);
		queuedOf.add(network, -1);
		return hasSlot;
	}

	return {
		async acquire(network, mayWait = true) {
			if (active < concurrency && activeOf.of(network) < perNetwork) {
				take(network);
				return true;
			}
			const isFull = queue.size >= limits.queue || queuedOf.of(network) >= limits.queuePerNetwork;
			return mayWait && !isFull ? wait(network) : false;
		},
		release(network) {
			active -= 1;
			activeOf.add(network, -1);
			giveToNext();
		},
		active: () => active,
		queued: () => queue.size,
	};
}
