import { primitive } from "../primitive.ts";

/** The image alone takes part in the layout: its class says how. */
export const formats = primitive({ display: "contents" });
