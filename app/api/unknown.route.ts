/** Any other address below /api, /auth and /contact. */
export { unknownEndpoint as action, unknownEndpoint as loader } from "./api-route.server.ts";
