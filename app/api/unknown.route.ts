/** Any other address below /api, /auth and /contact. */
export { answerUnknown as action, answerUnknown as loader } from "./answer.server.ts";
