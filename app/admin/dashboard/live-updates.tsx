import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useRevalidator } from "react-router";
import { useEventSource } from "remix-utils/sse/react";
import { Button } from "~/ui/button.tsx";
import { CurrentTodo } from "../current-todo.ts";
import * as css from "./dashboard.css.ts";
import type { Update } from "./updates.server.ts";

/** Milliseconds without a word from the server after which the stream is opened again; doubled with each try. */
const SILENCE = 60_000;
/** How often that is tried. The browser itself never again opens a stream that was refused, as by a proxy during a restart. */
const TRIES = 6;

/** The text of the newest update; null until one arrives. */
function useUpdateText(): string | null {
	const [opening, openAgain] = useState<EventSourceInit & { tries: number }>({ tries: 0 });
	const text = useEventSource(href("/admin/updates"), { init: opening });
	useEffect(() => {
		const tries = text === null ? opening.tries : 0;
		if (tries === TRIES) return;
		const timer = setTimeout(() => openAgain({ tries: tries + 1 }), SILENCE * 2 ** tries);
		return () => clearTimeout(timer);
	}, [text, opening]);
	return text;
}

/** Milliseconds for which somebody is taken to read on after moving, scrolling or typing. */
const READING = 10_000;
const signsOfUse = ["pointermove", "pointerdown", "touchmove", "wheel", "scroll", "keydown"];

/** Returns a function that tells whether somebody reads or uses the page right now. */
function useIsInUse(): () => boolean {
	const usedAt = useRef(0);
	useEffect(() => {
		const listening = new AbortController();
		const note = () => {
			usedAt.current = performance.now();
		};
		note();
		for (const sign of signsOfUse) {
			const { signal } = listening;
			document.addEventListener(sign, note, { capture: true, passive: true, signal });
		}
		return () => listening.abort();
	}, []);
	return () => !document.hidden && performance.now() - usedAt.current < READING;
}

/**
 * Loads Today again when something has changed that it shows. While somebody reads or uses the page, so that nothing
 * moves under eyes or fingers, a button waits with it instead until it is pressed or nobody has used the page for a
 * while; menu and title count it at once. Renders nothing without JavaScript.
 */
export function LiveUpdates({ version, open }: Pick<Update, "version" | "open">) {
	const text = useUpdateText();
	const update: Update | undefined = text === null ? undefined : JSON.parse(text);
	const isNews = update !== undefined && update.version !== version;
	const isInUse = useIsInUse();
	const { revalidate } = useRevalidator();
	const { publish } = useContext(CurrentTodo);
	/** The version that stays because it was in use. */
	const [kept, keep] = useState<string>();
	const arrive = useEffectEvent(() => {
		if (!isNews) return;
		if (!isInUse()) return void revalidate();
		keep(version);
		publish(update.todo);
	});
	useEffect(() => {
		if (text !== null) arrive();
	}, [text]);
	const show = async () => {
		await revalidate();
		document.getElementById("main")?.focus({ preventScroll: true });
	};
	const more = (update?.open ?? 0) - open;
	return (
		<div role="status" className={css.news}>
			{isNews && kept === version ? (
				<Button type="button" small tone="night" className={css.newsButton} onClick={show}>
					{more > 0 ? `${more} new` : "Show what changed"}
				</Button>
			) : null}
		</div>
	);
}
