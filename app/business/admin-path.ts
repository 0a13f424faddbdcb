/** Which addresses are the admin's. */

/** Whether a page is one of the admin's, signed in or not. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname);
