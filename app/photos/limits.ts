/** What a photo may be. The same constants feed the forms' attributes and words. */

export const MAX_BYTES = 15 * 1024 * 1024;
/** A phone's largest setting is about 48 megapixels; more is a mistake or an attack. */
export const MAX_PIXELS = 50_000_000;
/** Pixels of the longer side: more than the widest panorama of a phone has. */
export const MAX_SIDE = 20_000;
/**
 * How many times longer one side may be than the other. A strip of one pixel's width takes a
 * decoder minutes, although it has few pixels.
 */
export const MAX_RATIO = 20;
/** Photos of one puppy; its profile shows them all. */
export const MAX_PHOTOS = 24;
/** Files that a form takes at once. */
export const MAX_FILES = 20;
export const ALT_MAX_LENGTH = 200;
/** Seconds that one step of reading or writing a photo may take. */
export const STEP_TIMEOUT = 20;
export const CATEGORY_MAX_LENGTH = 60;
export const TITLE_MAX_LENGTH = 120;
