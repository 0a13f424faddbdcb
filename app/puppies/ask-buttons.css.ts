import { style } from "@vanilla-extract/css";
import { below, from } from "~/ui/theme/media.ts";

/** Buttons in the order for narrow windows (`phone`) and for wide ones (`desk`). */
export const phone = style({ "@media": { [from("md")]: { display: "none" } } });
export const desk = style({ "@media": { [below("md")]: { display: "none" } } });
