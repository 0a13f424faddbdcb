/** Handles every address that no other route matches. */
import { data, redirect } from "react-router";
import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import { facts } from "../business/facts.ts";
import { puppyAddressFor } from "../puppies/queries.server.ts";
import type { Route } from "./+types/not-found.route";
import { NOT_FOUND_TITLE, NotFound } from "./failure.tsx";
import type { ShellHandle } from "./page-shell.tsx";

export const handle: ShellHandle = { shell: { edge: false } };

export const meta: Route.MetaFunction = () => [
	{ title: `${NOT_FOUND_TITLE} | ${facts.brand}` },
	{ name: "robots", content: "noindex" },
];

const missing = () => data(null, { status: 404 });

/** Redirects an address that is just a puppy's name, an old address of its profile. */
export const loader = withLoaderErrors(failures.fetchPage, async ({ url }: Route.LoaderArgs) => {
	const address = await puppyAddressFor(url.pathname);
	return address ? redirect(address, 308) : missing();
});

export const action = missing;

export default NotFound;
