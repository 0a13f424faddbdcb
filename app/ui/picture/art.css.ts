import { primitive } from "../primitive.ts";

/** Takes the `picture` element out of the layout, so that only the image and its class count. */
export const formats = primitive({ display: "contents" });
