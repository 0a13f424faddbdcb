/** Limits how much is processed at once, in total and for each network of visitors. */

export interface Limits {
	/** Number of slots: how much is processed at once. */
	concurrency: number;
	/** How many visitors may wait for a slot. */
	queue: number;
	/** The most of both for visitors from one network. By default, half is left for others. */
	perNetwork?: number;
	queuePerNetwork?: number;
	/** Maximum wait in milliseconds. */
	timeout: number;
}

interface Queued {
	network: string;
	resolve: (hasSlot: boolean) => void;
}

export interface ConcurrencyLimit {
	/**
	 * Takes a slot for a visitor from this network. Resolves with true if there was one, at once or, if
	 * the visitor may wait, before the timeout. Then call `release` when done.
	 */
	acquire: (network: string, mayWait?: boolean) => Promise<boolean>;
	release: (network: string) => void;
	active: () => number;
	queued: () => number;
}

/** Counts by network. An unknown network is not counted, and so not limited. */
export function networkCounter() {
	const counts = new Map<string, number>();
	return {
		of: (network: string) => counts.get(network) ?? 0,
		add(network: string, number: number) {
			if (network === "") return;
			const count = (counts.get(network) ?? 0) + number;
			if (count > 0) counts.set(network, count);
			else counts.delete(network);
		},
	};
}

const half = (number: number) => Math.ceil(number / 2);

/** Gives slots in the order of arrival, but skips networks that have reached their own limit. */
export function concurrencyLimit(limits: Limits): ConcurrencyLimit {
	const { concurrency, perNetwork = half(concurrency), timeout } = limits;
	const queuePerNetwork = limits.queuePerNetwork ?? half(limits.queue);
	let active = 0;
	const activeOf = networkCounter();
	const queuedOf = networkCounter();
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
			const isFull = queue.size >= limits.queue || queuedOf.of(network) >= queuePerNetwork;
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
