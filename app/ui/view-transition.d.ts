import "csstype";

declare module "csstype" {
	interface Properties {
		/** Descriptor of the `@view-transition` rule, which the types don't include yet. */
		navigation?: "auto" | "none";
	}
}
