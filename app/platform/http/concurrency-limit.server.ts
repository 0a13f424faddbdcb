/** A bounded number of places for work, of which no network of visitors gets all. */

export interface Bounds {
	/** Places. */
	atOnce: number;
	/** Places that visitors of one network may have together. */
	ofOneNetwork: number;
	/** Visitors that wait for a place, and how many of them may be of one network. */
	waiting: number;
	waitingOfOneNetwork: number;
	/** Milliseconds that one waits at most. */
	timeout: number;
}

interface Waiting {
	network: string;
	resolve: (hasPlace: boolean) => void;
}

export interface Places {
	/**
	 * Whether there was a place for a visitor of this network, at once or, where the visitor may
	 * wait, in time; then call `leave`.
	 */
	enter: (network: string, mayWait?: boolean) => Promise<boolean>;
	leave: (network: string) => void;
	taken: () => number;
	waiting: () => number;
}

/** Counts by network; where none is known, nothing is counted, and so nothing is bounded. */
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

/** Places that are given in the order of arrival, but for networks that have all of theirs. */
export function places(bounds: Bounds): Places {
	const { atOnce, ofOneNetwork, waiting, waitingOfOneNetwork, timeout } = bounds;
	let taken = 0;
	const takenBy = counter();
	const waitedBy = counter();
	const queue = new Set<Waiting>();

	function take(network: string) {
		taken += 1;
		takenBy.add(network, 1);
	}

	function giveToNext() {
		for (const next of queue) {
			if (taken >= atOnce) return;
			if (takenBy.of(next.network) >= ofOneNetwork) continue;
			queue.delete(next);
			take(next.network);
			next.resolve(true);
		}
	}

	async function wait(network: string): Promise<boolean> {
		const { promise, resolve } = Promise.withResolvers<boolean>();
		const own = { network, resolve };
		queue.add(own);
		waitedBy.add(network, 1);
		const timer = setTimeout(() => {
			queue.delete(own);
			resolve(false);
		}, timeout);
		const hasPlace = await promise;
		clearTimeout(timer);
		waitedBy.add(network, -1);
		return hasPlace;
	}

	return {
		async enter(network, mayWait = true) {
			if (taken < atOnce && takenBy.of(network) < ofOneNetwork) {
				take(network);
				return true;
			}
			if (!mayWait || queue.size >= waiting || waitedBy.of(network) >= waitingOfOneNetwork)
				return false;
			return wait(network);
		},
		leave(network) {
			taken -= 1;
			takenBy.add(network, -1);
			giveToNext();
		},
		taken: () => taken,
		waiting: () => queue.size,
	};
}
