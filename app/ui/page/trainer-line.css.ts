import { primitive } from "../primitive.ts";

export const line = primitive({ display: "flex", alignItems: "center", gap: "1rem" });

export const face = primitive({
	position: "relative",
	flex: "none",
	overflow: "hidden",
	// Shrinks on a phone, to leave room for large text beside it.
	width: "min(4.5rem, 23vw)",
	aspectRatio: "1",
	borderRadius: "50%",
});
