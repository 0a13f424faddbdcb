/** The description of an endpoint, used both to handle it and for the OpenAPI document. */
import type { z } from "zod";
import type { Throttle } from "~/platform/http/throttle.server.ts";

export const methods = ["GET", "POST", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** Who may use an endpoint: everybody, every account, or only admins. */
export type Access = "public" | "account" | "admin";

export const accessText: Record<Access, string> = {
	public: "Needs no token.",
	account: "Needs the token of any account.",
	admin: "Needs the token of an admin.",
};

export interface Endpoint<Query extends z.ZodObject, Body extends z.ZodObject> {
	method: Method;
	/** As the specification writes it, with the trailing slash. */
	path: `/${string}/`;
	group: string;
	summary: string;
	access: Access;
	/** The parameters in the path. */
	parameters?: Record<string, { schema: z.ZodType; description: string }>;
	query?: Query;
	body?: Body;
	/** The most bytes of the body, if different from `MAX_BYTES`. */
	maxBytes?: number;
	/** Whether the body may also be a form. */
	takesForms?: boolean;
	/** Refuses too many requests from one network, before their bodies are read. */
	throttle?: Throttle;
	/** Whether every response's body repeats the status as `status_code`. */
	repeatsStatus?: boolean;
	success: { status: 200 | 201 | 204; shape?: z.ZodType; description: string };
	/** The message for an internal error with status 500 or 503; without it, a general message is used. */
	failure?: string | ((status: number) => string);
	/** Whether the endpoint can respond with 404 even though its path has no parameters. */
	canMiss?: boolean;
	example?: Record<string, unknown>;
}

/** The path of an endpoint's route, such as `/api/puppies/:path`. */
export const patternOf = ({ path }: Pick<AnyEndpoint, "path">) =>
	path.replace(/\/$/, "").replace(/\{(\w+)\}/g, ":$1");

/** The most bytes of a request's body: all texts at their limits, with every character escaped in JSON. */
const MAX_BYTES = 64 * 1024;

export const maxBytesOf = ({ maxBytes = MAX_BYTES }: Pick<AnyEndpoint, "maxBytes">) => maxBytes;

export type AnyEndpoint = Endpoint<z.ZodObject, z.ZodObject>;

export type NamedEndpoint = AnyEndpoint & { name: string };

/** The JSON API's paths: refusals there are JSON, the API itself checks methods, and requests carry tokens. */
const paths = /^\/(api|auth|contact)(\/|$|\?)/i;

export const isApiPath = (path: string) => paths.test(path);
