import { globalStyle, style } from "@vanilla-extract/css";

export const question = style({ display: "grid", gap: "1rem", overflowWrap: "anywhere" });
globalStyle(`${question} > *`, { margin: 0, minWidth: 0 });

/** What goes, one by one. */
export const going = style({ listStyle: "disc", paddingInlineStart: "1.25rem" });
