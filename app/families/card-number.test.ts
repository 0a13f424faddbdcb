import { expect, test } from "vitest";
import { holdsCardNumber } from "./card-number.ts";

test.each([
	"4111 1111 1111 1111",
	"4111111111111111",
	"their card: 5500-0000-0000-0004, exp 12/28",
	"3782.822463.10005",
	"4222222222222",
	"6304000000000000000",
])("%j contains a card number", (text) => expect(holdsCardNumber(text)).toBe(true));

test.each([
	"4111 1111 1111 1112",
	"check 1044, (828) 555-0142",
	"paid 2026-11-22, the rest 2026-12-05",
	"985112003456789012345678",
	"",
])("%j contains no card number", (text) => expect(holdsCardNumber(text)).toBe(false));
