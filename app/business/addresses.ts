/** Addresses of pages that several parts of the site lead to. */
import { href } from "react-router";

/** Where somebody leaves word what puppy they are waiting for. */
export const waitingListPath = href("/waiting-list");
