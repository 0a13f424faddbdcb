/** The submission and the response of a change to a puppy's photos that is made in place. */
import { href } from "react-router";
import { isPhotoStep, positionAfter, withMoved } from "~/photos/order.ts";

/** Name of the field that asks for data instead of a page. */
export const IN_PLACE = "in-place";

export interface Problem {
	/** Of the control. */
	id: string;
	message: string;
}

/** The server's answer to a step. */
export interface StepAnswer {
	message?: string;
	notice?: string;
	problems?: Problem[];
}

/** Whether an address leads to signing in, where the server sends one whose session has ended. */
export const isSignIn = (address: string) =>
	new URL(address, location.href).pathname.startsWith(href("/admin/login"));

/**
 * Why the server's answer did not come, in words.
 * @throws the error itself where it is an answer: another page, or that something is gone.
 */
export function noticeOf(error: unknown): string {
	if (error instanceof Response) {
		if (!isSignIn(error.headers.get("Location") ?? "")) throw error;
		return "Your session has ended, so nothing was saved. Sign in in another tab, then try again here.";
	}
	if (!(error instanceof TypeError)) {
		return "The server could not save that. Nothing was changed: please try again in a minute.";
	}
	return "Nothing was saved: please look at your connection and try again.";
}

/** The ids of photos in the order that they have after a step. */
export function orderAfter(order: readonly number[], step: FormData): readonly number[] {
	const [what = "", of] = String(step.get("do")).split("-");
	const at = order.indexOf(Number(of));
	const move = isPhotoStep(what)
		? what
		: what === "place"
			? Number(step.get(`to-${of}`)) - 1
			: undefined;
	if (at < 0 || move === undefined) return order;
	return withMoved(order, at, positionAfter(move, at, order.length));
}
