import { style } from "@vanilla-extract/css";
import { at, below, from } from "~/ui/theme/theme.ts";

/** Buttons in the order for narrow windows (`phone`) and for wide ones (`desk`). */
export const phone = style(at(from("md"), { display: "none" }));
export const desk = style(at(below("md"), { display: "none" }));
