/** Fills the list's cache in the browser (list-memory.ts) while the list is shown. */
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { isWhole, listAddress } from "./list-address.ts";
import type { PuppyListResponse } from "./list-data.ts";
import { keepList, nextToFollow, recallList } from "./list-memory.ts";

const savesData = () =>
	"connection" in navigator &&
	typeof navigator.connection === "object" &&
	navigator.connection !== null &&
	"saveData" in navigator.connection &&
	navigator.connection.saveData === true;

/**
 * Keeps the list's cache up to date. To be called by the list's page with its loader data. The list's further pages
 * are fetched one by one when the browser is idle, so that View More and the filters are instant. A failure is only
 * logged and stops the fetching.
 */
export function useListMemory({ view, list }: PuppyListResponse) {
	const { load, state, data } = useFetcher<PuppyListResponse>({ key: "puppies that follow" });
	const hasFailed = data !== undefined && data.list === undefined;
	useEffect(() => {
		// The list that came with the document is as old as the navigation to the document.
		if (list && !recallList(view)) keepList(view, list, Date.now() - performance.now());
	}, [view, list]);
	useEffect(() => {
		// biome-ignore lint/suspicious/noConsole: the specification wants this failure to be logged
		if (hasFailed) console.warn("The remaining puppies could not be loaded in the background.");
	}, [hasFailed]);
	const isFollowed = list !== undefined && isWhole(view) && !hasFailed;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the next step depends on the data that arrived
	useEffect(() => {
		if (!isFollowed || state !== "idle" || savesData()) return;
		let isOver = false;
		(self.requestIdleCallback ?? setTimeout)(() => {
			const next = nextToFollow();
			if (next && !isOver) load(listAddress(next));
		});
		return () => {
			isOver = true;
		};
	}, [isFollowed, state, data, list, load]);
}
