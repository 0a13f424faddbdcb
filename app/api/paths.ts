/** Paths for programs: they are refused in JSON, by the API's own methods, and send tokens. */
const paths = /^\/(api|auth|contact)(\/|$|\?)/i;

export const isApiPath = (path: string) => paths.test(path);
