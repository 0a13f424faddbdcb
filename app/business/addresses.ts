/** Addresses of pages that several parts of the site lead to. */

/** Where somebody leaves word what puppy they are waiting for. */
export const waitingListPath = "/waiting-list";
