/** Limits for photos. The forms' attributes and messages use the same constants. */

export const MAX_BYTES = 15 * 1024 * 1024;
/** Phones take photos of up to 200 megapixels; reading a larger picture takes too long. */
export const MAX_PIXELS = 200_000_000;
/** Maximum bytes of memory that reading a picture may take, next to the 200 MB of the server itself. */
export const MAX_MEMORY = 400_000_000;
/**
 * Maximum ratio of the longer side to the shorter one. A strip one pixel wide keeps a decoder busy
 * for minutes, although it has few pixels.
 */
export const MAX_RATIO = 20;
/** Maximum number of photos and documents of one puppy; its profile shows them all. */
export const MAX_PHOTOS = 24;
/** Maximum number of files in one form. */
export const MAX_FILES = 20;
export const ALT_MAX_LENGTH = 200;
/** Maximum seconds that one step of decoding or encoding a photo may take. */
export const STEP_TIMEOUT = 20;
export const CATEGORY_MAX_LENGTH = 60;
export const TITLE_MAX_LENGTH = 120;
/** Of a health document: the name of who signed it, and its number. */
export const SIGNED_MAX_LENGTH = 80;
export const LINK_MAX_LENGTH = 200;
