import { style } from "@vanilla-extract/css";

export const box = style({ maxWidth: "36rem", marginBottom: "1.5rem" });
