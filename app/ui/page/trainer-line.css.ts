import { primitive } from "../primitive.ts";

export const line = primitive({ display: "flex", alignItems: "center", gap: "1rem" });

export const face = primitive({
	position: "relative",
	flex: "none",
	overflow: "hidden",
	width: "4.5rem",
	height: "4.5rem",
	borderRadius: "50%",
});
