/** How an endpoint is described: once, for handling it and for the OpenAPI document. */
import type { z } from "zod";
import type { Throttle } from "~/platform/http/throttle.server.ts";

export const methods = ["GET", "POST", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** Whom an endpoint answers: everybody, every account, or admins. */
export type Access = "public" | "account" | "admin";

export const accessWords: Record<Access, string> = {
	public: "Needs no token.",
	account: "Needs the token of any account.",
	admin: "Needs the token of an admin.",
};

export interface Endpoint<Query extends z.ZodObject, Body extends z.ZodObject> {
	method: Method;
	/** As the specification writes it, with the trailing slash. */
	path: `/${string}/`;
	/** Names the endpoint in the document and in clients made from it. */
	name: string;
	group: string;
	summary: string;
	access: Access;
	/** What a part of the path is. */
	parameters?: Record<string, { schema: z.ZodType; description: string }>;
	query?: Query;
	body?: Body;
	/** Bytes of the body at most, where they differ from `MAX_BYTES`. */
	maxBytes?: number;
	/** A form's body is taken too. */
	takesForms?: boolean;
	/** Refuses requests of one network that come too often, before their bodies are looked at. */
	throttle?: Throttle;
	/** The endpoint itself answers 429 too. */
	isThrottledInside?: boolean;
	/** Every answer's body repeats the status as `status_code`. */
	repeatsStatus?: boolean;
	/** The response to a request that succeeds. */
	success: { status: 200 | 201 | 204; shape?: z.ZodType; description: string };
	/** Says that the endpoint failed inside, with status 500 or 503; without it, general words do. */
	failure?: string | ((status: number) => string);
	/** 404 is an answer too. */
	canMiss?: boolean;
	example?: Record<string, unknown>;
}

/** Bytes of a request's body at most: its texts at their longest, each character as JSON can write it. */
const MAX_BYTES = 64 * 1024;

/** Bytes of this endpoint's body at most. */
export const maxBytesOf = ({ maxBytes = MAX_BYTES }: Pick<AnyEndpoint, "maxBytes">) => maxBytes;

/** An endpoint of any shape. */
export type AnyEndpoint = Endpoint<z.ZodObject, z.ZodObject>;

/** Only checks and keeps the types of a description. */
export const describeEndpoint = <Query extends z.ZodObject, Body extends z.ZodObject>(
	endpoint: Endpoint<Query, Body>,
) => endpoint;
