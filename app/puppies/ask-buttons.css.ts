import { style } from "@vanilla-extract/css";
import { below, from } from "~/ui/theme/media.ts";

/** In the order of a phone, and of a desk. */
export const phone = style({ "@media": { [from("md")]: { display: "none" } } });
export const desk = style({ "@media": { [below("md")]: { display: "none" } } });
