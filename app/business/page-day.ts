/** The calendar day on which a page is rendered. Imported as `#page-day`. */
import { today } from "./moments.ts";

export const pageDay = (): string => today();
