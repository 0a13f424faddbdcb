/** The JSON API's paths: refusals there are JSON, the API itself checks methods, and requests carry tokens. */
const paths = /^\/(api|auth|contact)(\/|$|\?)/i;

export const isApiPath = (path: string) => paths.test(path);
