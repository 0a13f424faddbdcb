/** Handles the JSON API: what each endpoint of endpoints.ts does. Every address of the API leads here. */
import { takeCode } from "~/accounts/codes.server.ts";
import { CODE_NEEDED, CODE_WRONG, SIGN_IN_REFUSED } from "~/accounts/schema.ts";
import { signIn } from "~/accounts/sign-in.server.ts";
import { issueToken, type SignedIn } from "~/accounts/tokens.server.ts";
import * as failures from "~/business/failures.ts";
import { receiveMessage } from "~/contact/commands.server.ts";
import { contactRecords, contactStats } from "~/contact/records.server.ts";
import { notices } from "~/contact/schema.ts";
import { stockPhotoRecord, stockPhotoRecords } from "~/photos/queries.server.ts";
import { capital } from "~/platform/capital.ts";
import { env } from "~/platform/env.ts";
import type { RouteHandle } from "~/platform/http/route-handles.ts";
import { visitorNetwork } from "~/platform/http/throttle.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { createPuppy } from "~/puppies/create-commands.server.ts";
import { puppyCounts } from "~/puppies/list/list-ids.server.ts";
import { PathTaken } from "~/puppies/paths.server.ts";
import { PATH_MAX } from "~/puppies/paths.ts";
import { ImplausiblePuppy, type PlausibilityIssue } from "~/puppies/price/plausibility.ts";
import { puppyExists, puppyPage, puppyRecord } from "~/puppies/records.server.ts";
import { changePuppy, trashPuppy } from "~/sales/puppy-changes.server.ts";
import { changeVideo, createVideo, deleteVideo } from "~/videos/commands.server.ts";
import { videoCounts, videoRecord, videoRecords } from "~/videos/queries.server.ts";
import { apiRoute, handler, type Params, unknownEndpoint } from "./api-route.server.ts";
import { patternOf } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { HttpError, invalid, notFound, throttled } from "./http-error.ts";

/** What was asked for. Something that was just stored may be missing because somebody removed it at the same moment. */
function existing<T>(record: T | undefined, detail?: string): T {
	if (record === undefined) throw notFound(detail);
	return record;
}

async function checkCode(account: SignedIn, code: string | undefined) {
	if (code === undefined) throw invalid({ code: [CODE_NEEDED] });
	const taken = await takeCode(account, code, { who: account.username, via: "api" });
	if (taken.outcome === "throttled") throw throttled(taken.seconds);
	if (taken.outcome === "wrong") throw invalid({ code: [CODE_WRONG] });
}

/** The requested page of the puppies: the first if the parameter is missing or empty, and 0 if it is invalid. */
function pageIn(written = ""): number | "last" {
	const page = written.trim();
	if (page === "last") return page;
	if (page === "") return 1;
	return /^\d{1,9}$/.test(page) ? Number(page) : 0;
}

/** The absolute address of a page of the puppies, with the request's other parameters. */
function addressOf(page: number, request: Request): string {
	const address = new URL(endpoints.listPuppies.path, env.ORIGIN);
	address.search = new URL(request.url).search;
	address.searchParams.set("page", String(page));
	return address.href;
}

/** The issue as a sentence, with the way to confirm an unusual value. */
function reason({ message, field, isConfirmable }: PlausibilityIssue): string {
	const sentence = capital(message);
	return isConfirmable ? `${sentence} To confirm, send "confirm": ["${field}"].` : sentence;
}

/**
 * Turns errors about a taken profile path, or about values that are implausible or must be confirmed, into
 * errors of their fields.
 * @throws {HttpError} 400 with the reasons.
 */
async function withRefusals<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof PathTaken) {
			throw invalid({ profilePath: ["puppy with this profilePath already exists."] });
		}
		if (!(error instanceof ImplausiblePuppy)) throw error;
		const fields = Map.groupBy(error.issues, ({ field }) => field);
		throw invalid(
			Object.fromEntries([...fields].map(([field, issues]) => [field, issues.map(reason)])),
		);
	}
}

const handlers = [
	handler(endpoints.signIn, async ({ body }) => {
		const credentials = await body();
		const result = await signIn(credentials, visitorNetwork());
		if (result.outcome === "throttled") throw throttled(result.seconds);
		if (result.outcome === "refused") throw invalid({ non_field_errors: [SIGN_IN_REFUSED] });
		const { account, asksForCode } = result;
		if (asksForCode) await checkCode(account, credentials.code);
		return { token: await issueToken(account.id) };
	}),
	handler(endpoints.listPuppies, async ({ request, query }) => {
		const page = existing(await puppyPage(pageIn(query().page)), "Invalid page.");
		return {
			results: page.puppies,
			total_puppies: page.counts.all,
			available_count: page.counts.available,
			sold_count: page.counts.sold,
			next: page.nextPage === undefined ? null : addressOf(page.nextPage, request),
		};
	}),
	handler(endpoints.getPuppy, async ({ params: { path = "" } }) => {
		const isPath = path.length <= PATH_MAX && !path.includes("\0");
		const puppy = isPath ? await puppyRecord({ profilePath: path }) : undefined;
		return existing(puppy, failures.puppyNotFound(404));
	}),
	handler(endpoints.createPuppy, async ({ body, actor }) => {
		const { confirm, ...values } = await body();
		const confirmedPrice = confirm.includes("price") ? values.price : undefined;
		const id = await withRefusals(createPuppy(values, actor, confirmedPrice));
		return existing(await puppyRecord({ id }));
	}),
	handler(endpoints.changePuppy, async ({ id, body, actor }) => {
		if (!(await puppyExists(id()))) throw notFound();
		const { confirm, ...changes } = await body();
		const confirmedPrice = confirm.includes("price") ? changes.price : undefined;
		const isChanged = await withRefusals(changePuppy(id(), changes, actor, confirmedPrice));
		return existing(isChanged ? await puppyRecord({ id: id() }) : undefined);
	}),
	handler(endpoints.deletePuppy, async ({ id, actor }) => {
		existing(await trashPuppy(id(), actor));
		return undefined;
	}),
	handler(endpoints.listStockPhotos, ({ query }) =>
		stockPhotoRecords({ category: query().category || undefined }),
	),
	handler(endpoints.getStockPhoto, async ({ id }) =>
		existing(await stockPhotoRecord(id()), failures.stockPhotoNotFound),
	),
	handler(endpoints.listVideos, ({ query }) => {
		const { category, featured } = query();
		return videoRecords({ category: category || undefined, featured });
	}),
	handler(endpoints.createVideo, async ({ body, actor }) =>
		existing(await videoRecord(await createVideo(await body(), actor))),
	),
	handler(endpoints.changeVideo, async ({ id, body, actor }) => {
		existing(await videoRecord(id()));
		const changes = await body();
		await changeVideo(id(), () => changes, actor);
		return existing(await videoRecord(id()));
	}),
	handler(endpoints.deleteVideo, async ({ id, actor }) => {
		if (!(await deleteVideo(id(), actor))) throw notFound();
		return undefined;
	}),
	handler(endpoints.listContacts, ({ query }) => {
		const { start_date, end_date } = query();
		return contactRecords({ from: start_date || undefined, to: end_date || undefined });
	}),
	handler(endpoints.getStats, async () => {
		const [{ all, ...puppies }, { contacts, emails_waiting }, videos] = await Promise.all([
			puppyCounts(),
			contactStats(),
			videoCounts(),
		]);
		return { puppies: { total: all, ...puppies }, contacts, videos, emails_waiting };
	}),
	handler(endpoints.sendContact, async ({ body }) => {
		const message = await body();
		try {
			await receiveMessage(message);
		} catch (error) {
			log.error({ err: error }, "a message could not be stored");
			throw new HttpError(503, notices.failed);
		}
		return { status_code: 200 as const, message: notices.sent };
	}),
];

const paths = new Map(
	[...Map.groupBy(handlers, ({ endpoint }) => patternOf(endpoint))].map(([pattern, own]) => [
		pattern,
		apiRoute(...own),
	]),
);

const trimmed = /^\S(?:.*\S)?$/;

export const handle: RouteHandle = {
	caches: {
		"/api/puppies": { page: /^(?:[1-9]\d{0,8}|last)$/ },
		"/api/puppies/:path": "path",
		"/api/puppies/stock-photos": { category: trimmed },
		"/api/puppies/stock-photos/:id": "path",
		"/api/videos": { category: trimmed, featured: /^(?:true|false)$/ },
	},
};

async function respond(args: { request: Request; params: Params; pattern: string }) {
	// React Router writes the pattern without the slash at its beginning.
	return (paths.get(`/${args.pattern}`) ?? unknownEndpoint)(args);
}

export { respond as action, respond as loader };
