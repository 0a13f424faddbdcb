/**
 * Whose unsaved forms are whose, and which of their fields are held. A form belongs to a browser in
 * which an account's owner has signed in before, as its signed cookie shows, and to that account:
 * strangers can't fill the database, and nobody else who signs in sees what was typed.
 */
import { href, type RouterContextProvider } from "react-router";
import { deviceOwner, knownDevice } from "~/accounts/known-device.server.ts";
import type { AdminSession } from "~/accounts/sessions.server.ts";
import { FormError, readForm } from "~/platform/forms/form-data.server.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import {
	forgetUnsavedForm,
	forgetUnsavedForms,
	storeUnsavedForm,
	type UnsavedForm,
	unsavedForm,
} from "~/platform/forms/unsaved-forms.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { UPLOAD_FIELD } from "./photos/upload.ts";

type Context = Readonly<RouterContextProvider>;

/** Names of the admin's controls; anything else is no form of ours. */
const expected = { fields: /^[A-Za-z][\w-]{0,60}$/, maxBytes: 512 * 1024 };
/** What buttons send, and hidden fields that say what a button is about: nobody typed these. */
const untyped = new Set([
	"intent",
	"do",
	"in-place",
	"id",
	"session",
	SUBMISSION_KEY,
	UPLOAD_FIELD,
]);
/** Pages whose forms ask for passwords and codes: nothing of them is held. */
const secret = new RegExp(`^${href("/admin/account")}(/|$)`, "i");
/** The same by the fields' names, wherever they stand. */
const secretField = /password|code|^(current|chosen|again|key)$/i;

/** A page's path, however it was written. */
const pageOf = (pathname: string) => pathname.replace(/\/+$/, "");

function ownerOf(request: Request, { account }: AdminSession): string | undefined {
	const device = knownDevice(request, account.id);
	return device && `${account.id}.${device}`;
}

/** What was typed, with the line breaks that controls have. */
function typedIn(form: FormData): UnsavedForm {
	const answers: Record<string, string> = {};
	for (const [name, value] of form) {
		if (typeof value !== "string" || untyped.has(name) || secretField.test(name)) continue;
		answers[name] = value.replaceAll("\r\n", "\n");
	}
	return answers;
}

/** What a request does is done, whether or not words could be held or taken away beside it. */
const logFailure = (error: unknown) => {
	log.error({ err: error }, "unsaved forms could not be reached");
	return undefined;
};

async function store(owner: string | undefined, page: string, form: FormData): Promise<boolean> {
	const answers = typedIn(form);
	const isEmpty = Object.values(answers).every((value) => value === "");
	if (!owner || secret.test(page) || isEmpty) return false;
	return (await storeUnsavedForm(owner, pageOf(page), answers).catch(logFailure)) ?? false;
}

/** A form's fields; undefined where it isn't one of ours, or brings files along. */
async function read(request: Request): Promise<FormData | undefined> {
	const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlenc");
	if (!isForm) return undefined;
	try {
		return await readForm(request, expected);
	} catch (error) {
		if (error instanceof FormError) return undefined;
		throw error;
	}
}

/**
 * Holds the form of a request that was refused because nobody was signed in.
 * @returns whether the page will show it after signing in.
 */
export async function storeRefusedForm(request: Request, page: string): Promise<boolean> {
	const owner = deviceOwner(request);
	const form = owner && (await read(request));
	return form ? store(owner, page, form) : false;
}

/** Holds what stands in a page's form, of which a button did something else than save it. */
export async function storeUnsaved(
	request: Request,
	{ session, context, page }: { session: AdminSession; context: Context; page: string },
	form: FormData,
) {
	keepUnsaved(context);
	await store(ownerOf(request, session), page, form);
}

/** The same for a button that leads to another page. */
export async function storeLeftForm(
	request: Request,
	whose: { session: AdminSession; context: Context; page: string },
) {
	const form = await read(request);
	if (form) await storeUnsaved(request, whose, form);
}

/** Requests after which what is unsaved on their page still is. */
const keeping = new WeakSet<Context>();

/** Lets the unsaved form of a request's page be: what the request does is about something else. */
export function keepUnsaved(context: Context) {
	keeping.add(context);
}

/** After a form of a page was accepted, nothing of the page is unsaved any more. */
export async function forgetSaved(
	request: Request,
	{ session, context, page }: { session: AdminSession; context: Context; page: string },
) {
	const owner = ownerOf(request, session);
	if (owner && !keeping.has(context))
		await forgetUnsavedForm(owner, pageOf(page)).catch(logFailure);
}

/** What was typed on a page and not saved; undefined for nothing. */
export async function unsavedOn(request: Request, session: AdminSession, page: string) {
	const owner = ownerOf(request, session);
	return owner === undefined ? undefined : unsavedForm(owner, pageOf(page)).catch(logFailure);
}

/** Takes away what was typed on one page. */
export async function discardUnsaved(request: Request, session: AdminSession, page: string) {
	const owner = ownerOf(request, session);
	if (owner) await forgetUnsavedForm(owner, pageOf(page));
}

/** Takes away everything that was typed in this browser: its user has signed out. */
export async function forgetAllUnsaved(request: Request) {
	const owner = deviceOwner(request);
	if (owner) await forgetUnsavedForms(owner).catch(logFailure);
}
