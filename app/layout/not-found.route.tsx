/** Handles every address that no other route matches. */
import { data } from "react-router";
import { facts } from "../business/facts.ts";
import type { Route } from "./+types/not-found.route";
import { NOT_FOUND_TITLE, NotFound } from "./failure.tsx";
import type { ShellHandle } from "./page-shell.tsx";

export const handle: ShellHandle = { shell: { edge: false } };

export const meta: Route.MetaFunction = () => [
	{ title: `${NOT_FOUND_TITLE} | ${facts.brand}` },
	{ name: "robots", content: "noindex" },
];

export const loader = () => data(null, { status: 404 });

export const action = loader;

export default NotFound;
