/** Addresses of a page's data, which React Router serves beside each page. */

/** Whether a path is that of a page's data. */
export const isDataPath = (path: string): boolean => path.endsWith(".data");

/**
 * The path of the page whose data is at a path, as React Router reads it: `/reviews` of
 * `/reviews.data`, and of an address that ends in a slash `/` of `/_.data`. Any other path is a
 * page's own.
 */
export const pagePath = (path: string): string => path.replace(/(?:(?<=\/)_)?\.data$/, "");
