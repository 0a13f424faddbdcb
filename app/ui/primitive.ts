/** The files of this folder create their classes with these functions, in a cascade layer (layers.css.ts). */
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { base, primitives } from "./theme/layers.css.ts";

/** Creates a class that any class of a page or feature overrides. */
export const primitive = (rule: StyleRule) => style({ "@layer": { [primitives]: rule } });

/** Styles elements by name. Every class overrides these styles. */
export const element = (selector: string, rule: GlobalStyleRule) =>
	globalStyle(selector, { "@layer": { [base]: rule } });

/** Styles elements inside a primitive that have no class of their own. */
export const inside = (selector: string, rule: GlobalStyleRule) =>
	globalStyle(selector, { "@layer": { [primitives]: rule } });
