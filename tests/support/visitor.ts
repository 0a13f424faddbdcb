import { requestContext } from "~/platform/http/request-context.server.ts";

/** Runs `work` as for a request that came from this IP address. */
export const onBehalfOf = <T>(address: string, work: () => T): T =>
	requestContext.run({ id: "1", target: "/", bodyTexts: new Set(), address }, work);
