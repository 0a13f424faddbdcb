/** The HTML document around every page, and the error page. */
import { useEffect, useLayoutEffect } from "react";
import {
	data,
	href,
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useMatches,
} from "react-router";
import { clearFlash, hasFlash, readFlash } from "~/platform/forms/flash.server.ts";
import { requestContext } from "~/platform/http/request-context.server.ts";
import type { Route } from "./+types/root";
import { markPrivate } from "./admin/access.server.ts";
import { isPreviewing, previewContext } from "./admin/content/previewing.server.ts";
import { isAdminPath } from "./business/admin-path.ts";
import { facts } from "./business/facts.ts";
import * as failures from "./business/failures.ts";
import { fullTitle } from "./business/head.ts";
import { siteIcon } from "./business/site-icon.ts";
import { sitePictures } from "./business/site-pictures.ts";
import { finishKeeping } from "./hydration/keep-page.ts";
import { PageScripts } from "./hydration/page-scripts.tsx";
import { ScrollPosition } from "./hydration/scroll-position.tsx";
import {
	FAILURE_TITLE,
	Failure,
	loadFailureIn,
	NOT_FOUND_TITLE,
	NotFound,
	REFUSAL_TITLE,
	Refusal,
} from "./layout/failure.tsx";
import { guardNavigation, isTransportFailure } from "./layout/guarded-navigation.ts";
import { NavigationProblem, PAGE_NOT_LOADED, PageNotLoaded } from "./layout/navigation-problem.tsx";
import { PageArrival } from "./layout/page-arrival.tsx";
import { PageShell, PreviewBar } from "./layout/page-shell.tsx";
import { Prefetch } from "./layout/prefetch.tsx";
import { Progress } from "./layout/progress.tsx";
import { withPreview } from "./photos/site.server.ts";
import { keepsOnlyWhole, withLoaderErrors } from "./platform/http/loading.server.ts";
import besley from "./ui/fonts/besley-latin-560.woff2";
import figtree from "./ui/fonts/figtree-latin-400-640.woff2";
import { Editing } from "./ui/page/editable.tsx";
import "~/ui/theme/global.css.ts";
import { THEME_COLOR } from "~/ui/theme/theme.css.ts";

/** Whether a response leads to another page; to a script it does so with 202. */
const isRedirect = ({ status }: Response) => status === 202 || (status >= 300 && status < 400);

/** A toast is shown once: the page that shows it also clears its cookie. */
const flash: Route.MiddlewareFunction = async ({ request }, next) => {
	const response = await next();
	const isShown = hasFlash(request.headers.get("Cookie")) && !isRedirect(response);
	if (isShown && !response.headers.has("Set-Cookie")) {
		response.headers.append("Set-Cookie", await clearFlash());
		response.headers.set("Cache-Control", "no-store");
	}
	return response;
};

/** Marks every response of the admin as private, including redirects and errors. */
const admin: Route.MiddlewareFunction = async ({ url }, next) => {
	const response = await next();
	if (isAdminPath(url.pathname)) markPrivate(response.headers);
	return response;
};

/** A page that has moved may move back, so browsers must check a permanent redirect each time. */
const moved: Route.MiddlewareFunction = async (_args, next) => {
	const response = await next();
	const { status, headers } = response;
	if ((status === 301 || status === 308) && !headers.has("Cache-Control")) {
		headers.set("Cache-Control", "no-cache");
	}
	return response;
};

/** Shows a page that says why a form from another site was refused (platform/http/request-checks.server.ts). */
const foreign: Route.MiddlewareFunction = (_args, next) => {
	if (requestContext.getStore()?.isForeign) throw data(null, 403);
	return next();
};

/** Whether a page is requested for a frame of this site, such as that of the editor. */
const isFramed = ({ headers }: Request) =>
	headers.get("Sec-Fetch-Dest") === "iframe" && headers.get("Sec-Fetch-Site") === "same-origin";

/** Lets the editor of the site show a preview in a frame. No other page can be framed. */
function allowFrame(headers: Headers) {
	headers.set("X-Frame-Options", "SAMEORIGIN");
	const policy = headers.get("Content-Security-Policy") ?? "";
	headers.set(
		"Content-Security-Policy",
		policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
	);
}

/** Renders public pages with the unpublished drafts for an admin who turned the preview on. */
const preview: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
	if (isAdminPath(url.pathname) || !(await isPreviewing(request))) return next();
	context.set(previewContext, true);
	const rendered = withLoaderErrors(failures.fetchPage, () => withPreview(next));
	const response = await rendered();
	markPrivate(response.headers);
	if (isFramed(request)) allowFrame(response.headers);
	return response;
};

export const middleware: Route.MiddlewareFunction[] = [
	admin,
	flash,
	moved,
	keepsOnlyWhole,
	foreign,
	preview,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardNavigation];

/**
 * These links are the same on every page, so they are rendered directly: React Router would compare and
 * sort links that it gets from `links`.
 */
const fonts = [besley, figtree].map((font) => (
	<link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
));
const files = (
	<>
		<link rel="manifest" href={href("/manifest.webmanifest")} />
		<link
			rel="alternate"
			type="application/atom+xml"
			title="New puppies"
			href={href("/feed.xml")}
		/>
	</>
);

/** The trainer's logo or, without one, the drawn icon, which is sharp at every size. */
const Icons = () => (
	<>
		{sitePictures.logo ? (
			<link rel="icon" href={siteIcon(192)} type="image/png" />
		) : (
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
		)}
		<link rel="apple-touch-icon" href={siteIcon(180)} />
	</>
);

/** The title of a page that could not be rendered; other pages set their own. */
export const meta: Route.MetaFunction = ({ error, params }) =>
	error
		? [{ title: fullTitle(errorTitle(error, params)) }, { name: "robots", content: "noindex" }]
		: [{ title: facts.brand }];

/** A puppy's profile that can't be loaded shows the 404 page as well (specification, section 2). */
const isUnreadProfile = (error: unknown, params: object) =>
	"profilePath" in params && loadFailureIn(error) !== undefined;

const showsMissing = (error: unknown, params: object) =>
	isUnreadProfile(error, params) || (isRouteErrorResponse(error) && error.status === 404);

const isRefusal = (error: unknown) => isRouteErrorResponse(error) && error.status === 403;

function errorTitle(error: unknown, params: object) {
	if (isTransportFailure(error)) return PAGE_NOT_LOADED;
	if (isRefusal(error)) return REFUSAL_TITLE;
	return showsMissing(error, params) ? NOT_FOUND_TITLE : FAILURE_TITLE;
}

/** Reads the toast, except in the admin, whose own shell shows its toasts. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const toast = isAdminPath(url.pathname) ? undefined : await readFlash(request);
	// `preview` is left out if there is none, so that it adds nothing to the page.
	const preview = context.get(previewContext) ? (isFramed(request) ? "framed" : "own") : undefined;
	return { toast, ...(preview && { preview }) };
}

/** Runs the loader again only after a form was submitted, because nothing else leaves a toast. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { formMethod, defaultShouldRevalidate } = args;
	return defaultShouldRevalidate && formMethod !== undefined && formMethod !== "GET";
}

export function Layout({ children }: { children: React.ReactNode }) {
	useLayoutEffect(finishKeeping, []);
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
	}, []);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={THEME_COLOR} />
				<meta name="color-scheme" content="only light" />
				<Meta />
				<Links />
				{fonts}
				<Icons />
				{files}
				<Prefetch />
			</head>
			<body>
				{children}
				<Progress />
				<NavigationProblem />
				<PageArrival />
				<ScrollPosition />
				<PageScripts />
			</body>
		</html>
	);
}

export default function Root({ loaderData }: Route.ComponentProps) {
	const { pathname } = useLocation();
	const [, page] = useMatches();
	return (
		<Editing value={loaderData.preview === "framed"}>
			<PageShell path={pathname} home={pathname === "/"} toast={loaderData.toast}>
				{loaderData.preview === "own" ? <PreviewBar /> : null}
				{/* Another puppy's page is rendered anew: React can't change texts that a translator has replaced. */}
				<Outlet key={page?.pathname} />
			</PageShell>
		</Editing>
	);
}

/** The 404 page, the page for a refused form or for one that could not be rendered, or the notice that one did not load. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
	const { pathname } = useLocation();
	const isNotLoaded = isTransportFailure(error);
	return (
		// A route may turn this frame off, as the admin's do, but the error page always needs it.
		<PageShell path={pathname} own={false} {...(isNotLoaded ? {} : { edge: false })}>
			{isNotLoaded ? (
				<PageNotLoaded />
			) : isRefusal(error) ? (
				<Refusal />
			) : showsMissing(error, params) ? (
				<NotFound again={isUnreadProfile(error, params) ? pathname : undefined} />
			) : (
				<Failure error={error} />
			)}
		</PageShell>
	);
}
