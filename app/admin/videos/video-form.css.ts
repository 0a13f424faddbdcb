import { style } from "@vanilla-extract/css";

export const preview = style({ display: "grid", gap: "1rem" });
