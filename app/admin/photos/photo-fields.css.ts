import { style } from "@vanilla-extract/css";

export const words = style({ minHeight: "4.9rem" });
