/** Addresses of pages that several parts of the site link to. */
import { href } from "react-router";

/** The page on which families join the waiting list. */
export const waitingListPath = href("/waiting-list");
