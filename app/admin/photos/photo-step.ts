/** The request and response of a change to a puppy's photos that is sent in the background. */
import { href } from "react-router";
import { isPhotoStep, positionAfter, withMoved } from "~/photos/order.ts";

/** Name of the hidden field that requests data instead of a page. */
export const IN_PLACE = "in-place";

export interface Problem {
	/** Id of the control. */
	id: string;
	message: string;
}

/** The server's response to a step. */
export interface StepAnswer {
	message?: string;
	notice?: string;
	problems?: Problem[];
}

/** Whether an address is the sign-in page, where the server redirects when a session has ended. */
export const isSignIn = (address: string) =>
	new URL(address, location.href).pathname.startsWith(href("/admin/login"));

/**
 * The message for a failed request.
 * @throws the error itself if it is a response: a redirect to another page, or a 404.
 */
export function noticeOf(error: unknown): string {
	if (error instanceof Response) {
		if (!isSignIn(error.headers.get("Location") ?? "")) throw error;
		return "Your session has ended, so nothing was saved. Sign in in another tab, then try again here.";
	}
	if (!(error instanceof TypeError)) {
		return "The server could not save that. Nothing was changed: please try again in a minute.";
	}
	return "Nothing was saved: please check your connection and try again.";
}

/** The ids of the photos in their order after a step. */
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
