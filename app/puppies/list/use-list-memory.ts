/** Fills the list's memory (list-memory.ts) while the list is shown. */
import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { isWhole, listAddress } from "./list-address.ts";
import type { PuppyListAnswer } from "./list-data.ts";
import { forgetLists, keepList, nextToFollow, recallList } from "./list-memory.ts";

/** Milliseconds to wait where the browser can't say when it is idle. */
const SOON = 300;

/** Runs `work` when the browser has nothing better to do; the returned function calls it off. */
function whenIdle(work: () => void): () => void {
	if ("requestIdleCallback" in window) {
		const handle = requestIdleCallback(work);
		return () => cancelIdleCallback(handle);
	}
	const timer = setTimeout(work, SOON);
	return () => clearTimeout(timer);
}

const savesData = () =>
	"connection" in navigator &&
	typeof navigator.connection === "object" &&
	navigator.connection !== null &&
	"saveData" in navigator.connection &&
	navigator.connection.saveData === true;

/** Remembers what came with the document, which is as old as the document's navigation. */
function useDocumentsList({ view, list }: PuppyListAnswer) {
	useEffect(() => {
		if (list && !recallList(view)) keepList(view, list, Date.now() - performance.now());
	}, [view, list]);
}

/** What is older than five minutes when the visitor comes back to it is fetched again. */
function useRefreshOnReturn({ view, list }: PuppyListAnswer) {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!list) return;
		const look = () => {
			if (document.visibilityState === "visible" && !recallList(view)) revalidate();
		};
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			// The browser kept the page as it was: a form may have changed something since.
			if (persisted) forgetLists();
			look();
		};
		look();
		document.addEventListener("visibilitychange", look);
		window.addEventListener("pageshow", comeBack);
		return () => {
			document.removeEventListener("visibilitychange", look);
			window.removeEventListener("pageshow", comeBack);
		};
	}, [view, list, revalidate]);
}

/**
 * Fetches the list's further pages one after the other at idle moments, so that View More and
 * filters need not wait for them. A failure is only noted, and nothing more is fetched.
 */
function useFollowedPages({ view, list }: PuppyListAnswer) {
	const { load, state, data } = useFetcher<PuppyListAnswer>({ key: "puppies that follow" });
	const hasFailed = data !== undefined && data.list === undefined;
	useEffect(() => {
		// biome-ignore lint/suspicious/noConsole: the specification has this failure logged, and no more
		if (hasFailed) console.warn("The remaining puppies could not be loaded in the background.");
	}, [hasFailed]);
	const isFollowed = list !== undefined && isWhole(view) && !hasFailed;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what came is what the next step depends on
	useEffect(() => {
		if (!isFollowed || state !== "idle" || savesData()) return;
		return whenIdle(() => {
			const next = nextToFollow();
			if (next) load(listAddress(next));
		});
	}, [isFollowed, state, data, list, load]);
}

/** Call it in the list's page with what the page was given. */
export function useListMemory(answer: PuppyListAnswer) {
	useDocumentsList(answer);
	useRefreshOnReturn(answer);
	useFollowedPages(answer);
}
