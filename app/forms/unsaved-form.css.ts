import { style } from "@vanilla-extract/css";

export const notice = style({ marginBottom: "1.25rem" });
