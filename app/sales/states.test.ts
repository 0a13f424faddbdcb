import { expect, test } from "vitest";
import { paymentState } from "./states.ts";

const held = { status: "active" };
const released = { status: "released" };
const planned = { kind: "balance", receivedOn: null, dueOn: "2026-11-23" };
const came = { kind: "balance", receivedOn: "2026-11-20", dueOn: "2026-11-01" };

test.each([
	[came, held, "received", "Received", "2026-11-20"],
	[{ ...came, kind: "refund" }, held, "received", "Paid back", "2026-11-20"],
	[{ ...planned, dueOn: "2026-11-21" }, held, "overdue", "Overdue since", "2026-11-21"],
	[{ ...planned, dueOn: "2026-11-22" }, held, "due", "Due today", null],
	[planned, held, "planned", "Due", "2026-11-23"],
	[{ ...planned, dueOn: null }, held, "planned", "Planned", null],
	[came, released, "received", "Received", "2026-11-20"],
	[planned, released, "not due", "No longer due", null],
	[{ ...planned, dueOn: "2026-11-21" }, released, "not due", "No longer due", null],
	[{ ...planned, kind: "refund" }, released, "planned", "Due", "2026-11-23"],
])("%j of %j is %s: %s %s", (payment, reservation, state, label, on) =>
	expect(paymentState(payment, reservation, "2026-11-22")).toEqual({ state, label, on }),
);
