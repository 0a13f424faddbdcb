/** How a call is described: once, for answering it and for the OpenAPI document. */
import type { z } from "zod";
import type { Throttle } from "~/platform/http/throttle.server.ts";

export const methods = ["GET", "POST", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** Whom a call answers: everybody, every account, or admins. */
export type Access = "public" | "account" | "admin";

export const accessWords: Record<Access, string> = {
	public: "Needs no token.",
	account: "Needs the token of any account.",
	admin: "Needs the token of an admin.",
};

export interface Call<Query extends z.ZodObject, Body extends z.ZodObject> {
	method: Method;
	/** As the specification writes it, with the trailing slash. */
	path: `/${string}/`;
	/** Names the call in the document and in clients made from it. */
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
	/** Refuses calls of one network that come too often, before their bodies are looked at. */
	throttle?: Throttle;
	/** Answered with 429 by what the call does itself. */
	isThrottledInside?: boolean;
	/** Every answer's body repeats the status as `status_code`. */
	repeatsStatus?: boolean;
	/** The answer of a call that succeeds. */
	success: { status: 200 | 201 | 204; shape?: z.ZodType; description: string };
	/** Says that the call failed inside, with status 500 or 503; without it, general words do. */
	failure?: string | ((status: number) => string);
	/** 404 is an answer too. */
	canMiss?: boolean;
	example?: Record<string, unknown>;
}

/** Bytes of a call's body at most: its texts at their longest, each character as JSON can write it. */
const MAX_BYTES = 64 * 1024;

/** Bytes of this call's body at most. */
export const maxBytesOf = ({ maxBytes = MAX_BYTES }: Pick<AnyCall, "maxBytes">) => maxBytes;

/** A call of any shape. */
export type AnyCall = Call<z.ZodObject, z.ZodObject>;

/** Only checks and keeps the types of a description. */
export const describeCall = <Query extends z.ZodObject, Body extends z.ZodObject>(
	call: Call<Query, Body>,
) => call;
