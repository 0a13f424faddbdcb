/**
 * Cascade layers, weakest first. Styles of pages and features are in no layer, so they override
 * primitives, and primitives override the base, in whatever order the files are bundled.
 */
import { globalLayer } from "@vanilla-extract/css";

export const base = globalLayer("base");
export const primitives = globalLayer("primitives");
