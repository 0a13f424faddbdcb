import { primitive } from "../primitive.ts";

export const scene = primitive({
	position: "absolute",
	inset: 0,
	width: "100%",
	height: "100%",
	objectFit: "cover",
	objectPosition: "50% 100%",
});
