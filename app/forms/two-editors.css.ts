import { globalStyle, style } from "@vanilla-extract/css";

export const words = style({ display: "grid", gap: ".5rem", margin: ".5rem 0 0" });
globalStyle(`${words} dt`, { fontWeight: 600 });
globalStyle(`${words} dd`, { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-wrap" });
