/** Rows are counted up to this number, because counting very many takes long. */
export const COUNT_MAX = 1_000;

/** "12", or "1,000+" for a count that stopped above the limit. */
export const shortCount = (count: number) =>
	count > COUNT_MAX ? `${COUNT_MAX.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
