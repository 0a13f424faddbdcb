import { beforeEach, expect, test } from "vitest";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { addPuppy } from "../../../tests/support/puppy.ts";
import { countPuppies, idsAt, listOrder } from "./list-ids.server.ts";

beforeEach(freshDatabase);

/** Stores puppies in a mixed order, and returns their ids in the order of the list, by filter. */
async function fill(available: number, reserved: number, sold: number) {
	const total = available + reserved + sold;
	for (let n = 0; n < total; n++) {
		const place = (n * 7) % total;
		const isAvailable = place < available;
		const isReserved = !isAvailable && place < available + reserved;
		const listedAt = new Date(Date.UTC(2026, 10, 1 + (n % 3)));
		await addPuppy({ name: `Puppy${n}`, available: isAvailable, isReserved, listedAt });
	}
	const ids = async (where = {}) =>
		(await database.puppy.findMany({ where, orderBy: listOrder, select: { id: true } })).map(
			({ id }) => id,
		);
	return {
		all: await ids(),
		available: await ids({ available: true }),
		sold: await ids({ available: false }),
	};
}

test.each([
	{ available: 4, reserved: 2, sold: 5 },
	{ available: 0, reserved: 0, sold: 6 },
	{ available: 6, reserved: 0, sold: 0 },
	{ available: 0, reserved: 0, sold: 0 },
])(
	"the list of $available available, $reserved reserved and $sold sold is in order from any offset on",
	async ({ available, reserved, sold }) => {
		const ids = await fill(available, reserved, sold);
		const counts = await countPuppies(0);
		for (const filter of ["all", "available", "sold"] as const) {
			for (let offset = 0; offset <= ids[filter].length + 1; offset++) {
				for (const take of [1, 2, 3, 20]) {
					const found = await idsAt(filter, { offset, take, counts });
					expect([filter, offset, take, found]).toEqual([
						filter,
						offset,
						take,
						ids[filter].slice(offset, offset + take),
					]);
				}
			}
		}
	},
);
