/** Behavior constants (specification, section 9). Times in milliseconds. */

/** Cards shown at first, and how many more each View More adds. */
export const PAGE_STEP = 8;
/** Cards on the home page at most. */
export const HOME_CARDS = 8;
/** Puppies that the list begins with in the browser; the others follow in the background. */
export const INITIAL_BATCH = 10;
/** How long a list that was fetched may be shown again without asking. */
export const LIST_CACHE = 300_000;
export const SLIDE_ADVANCE = 5_000;
export const TOAST_HIDE = 5_000;
export const MENU_CLOSE_DELAY = 150;
export const MODAL_TRANSITION = 300;
export const MODAL_BACKDROP = 150;
export const PROFILE_SCROLL = 2_000;
/** Share of a picture that must be in view, and the margin around the view, to reveal it. */
export const LAZY_THRESHOLD = 0.1;
export const LAZY_MARGIN = "50px";
/** How long a page may take before its progress is shown: a fast one needs none. */
export const PROGRESS_DELAY = 250;
/** How long the code of a page may take before the page is loaded as a whole instead. */
export const CODE_LOAD_LIMIT = 120_000;
/** Characters of a program's information on a related-service card, before '...'. */
export const SNIPPET_LENGTH = 130;
/** Embedded videos, in px. */
export const VIDEO_WIDTH = 853;
export const VIDEO_HEIGHT = 480;
