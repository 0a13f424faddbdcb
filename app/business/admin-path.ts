/** Whether a path belongs to the admin, for signed-in users or not. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(\/|$)/i.test(pathname);
