import { style } from "@vanilla-extract/css";

export const block = style({ marginTop: "2.5rem" });
