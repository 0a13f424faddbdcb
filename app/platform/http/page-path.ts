/** Paths of page data, which React Router serves for each page. */

/** Whether a path is that of page data. */
export const isDataPath = (path: string): boolean => path.endsWith(".data");

/**
 * The path of the page to which a data path belongs, as React Router reads it: `/reviews` for
 * `/reviews.data`, and for a page whose path ends in a slash, `/` for `/_.data`. Any other path is returned
 * unchanged.
 */
export const pagePath = (path: string): string => path.replace(/(?:(?<=\/)_)?\.data$/, "");
