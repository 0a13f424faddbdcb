/**
 * Milliseconds that a transaction may take once it has begun, on both databases; a longer one is rolled
 * back. Prisma's default is 5 s, which a large deletion on a busy machine exceeds.
 */
export const TRANSACTION_LIMIT = 20_000;
