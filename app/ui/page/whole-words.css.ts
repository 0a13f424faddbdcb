import { primitive } from "../primitive.ts";

export const word = primitive({ display: "inline-block", maxWidth: "100%" });
