/** The accounts of the site that tests in the browser visit: admin and service. */
export const adminPassword = "paws-on-the-porch";
export const servicePassword = "messages-and-no-more";
