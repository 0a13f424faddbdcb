/**
 * Milliseconds that a transaction may take once it has begun, on both databases. Prisma's own limit
 * is 5 s, which a large deletion on a busy machine exceeds; what is over it is rolled back.
 */
export const TRANSACTION_LIMIT = 20_000;
