/** Every address that no other route answers. */
import { data } from "react-router";
import { facts } from "../business/facts.ts";
import type { Route } from "./+types/not-found.route";
import { NotFound } from "./not-found.tsx";
import type { ShellHandle } from "./page-shell.tsx";

export const handle: ShellHandle = { shell: { edge: false } };

export const meta: Route.MetaFunction = () => [
	{ title: `Page not found | ${facts.brand}` },
	{ name: "robots", content: "noindex" },
];

const missing = () => data(null, { status: 404 });

export const loader = missing;
export const action = missing;

export default NotFound;
