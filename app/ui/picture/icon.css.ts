import { primitive } from "../primitive.ts";

export const icon = primitive({ flex: "none", width: "1.25em", height: "1.25em" });
