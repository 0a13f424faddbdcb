/** Passwords of the accounts "admin" and "service" on the site that browser tests visit. */
export const adminPassword = "paws-on-the-porch";
export const servicePassword = "messages-and-no-more";
