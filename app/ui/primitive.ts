/** How the files of this folder make their classes: inside a cascade layer (layers.css.ts). */
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { base, primitives } from "./theme/layers.css.ts";

/** A class that any class of a page or a feature overrides. */
export const primitive = (rule: StyleRule) => style({ "@layer": { [primitives]: rule } });

/** Styles elements themselves; every class overrides it. */
export const element = (selector: string, rule: GlobalStyleRule) =>
	globalStyle(selector, { "@layer": { [base]: rule } });

/** Styles what stands inside a primitive and has no class of its own. */
export const inside = (selector: string, rule: GlobalStyleRule) =>
	globalStyle(selector, { "@layer": { [primitives]: rule } });
