/** What JavaScript adds to the admin's pages; loaded there only. */
export {};
