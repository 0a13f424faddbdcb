/**
 * Decides who owns an unsaved form, and which of its fields are stored. The owner is an account
 * together with a browser in which that account has signed in before, which a signed cookie proves.
 * So strangers can't fill the database, and nobody else who signs in sees what was typed.
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

/** Names that the admin's controls have. A form with any other name is not ours. */
const expected = { fields: /^[A-Za-z][\w-]{0,60}$/, maxBytes: 512 * 1024 };
/** Values of buttons and hidden fields, which nobody typed. */
const untyped = new Set([
	"intent",
	"do",
	"in-place",
	"id",
	"session",
	SUBMISSION_KEY,
	UPLOAD_FIELD,
]);
/** Pages whose forms ask for passwords and codes: nothing typed there is stored. */
const secret = new RegExp(`^${href("/admin/account")}(/|$)`, "i");
/** Fields that are never stored, whatever page they are on. */
const secretField = /password|code|^(current|chosen|again|key)$/i;

/** A page's path without trailing slashes. */
const pageOf = (pathname: string) => pathname.replace(/\/+$/, "");

async function ownerOf(request: Request, { account }: AdminSession): Promise<string | undefined> {
	const device = await knownDevice(request, account.id);
	return device && `${account.id}.${device}`;
}

/** What was typed. */
function typedIn(form: FormData): UnsavedForm {
	const answers: Record<string, string> = {};
	for (const [name, value] of form) {
		if (typeof value !== "string" || untyped.has(name) || secretField.test(name)) continue;
		answers[name] = value;
	}
	return answers;
}

/** Logs a failure to store or remove an unsaved form. The request itself continues. */
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

/** A form's fields; undefined if the form isn't one of ours or contains files. */
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
 * Stores the form of a request that was refused because nobody was signed in.
 * @returns whether the page will show it after signing in.
 */
export async function storeRefusedForm(request: Request, page: string): Promise<boolean> {
	const owner = await deviceOwner(request);
	const form = owner && (await read(request));
	return form ? store(owner, page, form) : false;
}

/** Stores what was typed in a page's form when one of its buttons did something other than save it. */
export async function storeUnsaved(
	request: Request,
	{ session, context, page }: { session: AdminSession; context: Context; page: string },
	form: FormData,
) {
	keepUnsaved(context);
	await store(await ownerOf(request, session), page, form);
}

/** The same as `storeUnsaved`, for a button that leads to another page. */
export async function storeLeftForm(
	request: Request,
	whose: { session: AdminSession; context: Context; page: string },
) {
	const form = await read(request);
	if (form) await storeUnsaved(request, whose, form);
}

/** Requests after which the unsaved form of their page is kept. */
const keeping = new WeakSet<Context>();

/** Keeps the unsaved form of a request's page, because the request is about something else. */
export function keepUnsaved(context: Context) {
	keeping.add(context);
}

/** Removes the unsaved form of a page after one of its forms was accepted. */
export async function forgetSaved(
	request: Request,
	{ session, context, page }: { session: AdminSession; context: Context; page: string },
) {
	const owner = await ownerOf(request, session);
	if (owner && !keeping.has(context))
		await forgetUnsavedForm(owner, pageOf(page)).catch(logFailure);
}

/** What was typed on a page and not saved; undefined if there is nothing. */
export async function unsavedOn(request: Request, session: AdminSession, page: string) {
	const owner = await ownerOf(request, session);
	return owner === undefined ? undefined : unsavedForm(owner, pageOf(page)).catch(logFailure);
}

/** Removes what was typed on one page. */
export async function discardUnsaved(request: Request, session: AdminSession, page: string) {
	const owner = await ownerOf(request, session);
	if (owner) await forgetUnsavedForm(owner, pageOf(page));
}

/** Removes everything that was typed in this browser, because its user has signed out. */
export async function forgetAllUnsaved(request: Request) {
	const owner = await deviceOwner(request);
	if (owner) await forgetUnsavedForms(owner).catch(logFailure);
}
