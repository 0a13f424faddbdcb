/** The greatest id that both databases can hold. */
const ID_MAX = 2 ** 31 - 1;

/** Parses an id from an address or a form; undefined if no row can have that id. */
export function readId(value: string | null | undefined): number | undefined {
	const id = value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
	return id > 0 && id <= ID_MAX ? id : undefined;
}
