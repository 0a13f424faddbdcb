import "csstype";

declare module "csstype" {
	interface Properties {
		/** Of the `@view-transition` rule, which the types don't know yet. */
		navigation?: "auto" | "none";
	}
}
