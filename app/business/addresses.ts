/** Addresses of pages that several parts of the site link to. */
import { href } from "react-router";

export const waitingListPath = href("/waiting-list");
