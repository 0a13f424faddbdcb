/**
 * Cascade layers, weakest first. What a page or a feature styles stands in no layer and so wins
 * over a primitive, and a primitive over the base, in whatever order the files are bundled.
 */
import { globalLayer } from "@vanilla-extract/css";

export const base = globalLayer("base");
export const primitives = globalLayer("primitives");
