/** Behavior constants (specification, section 9). Times are in milliseconds. */

/** Number of cards shown at first, and how many more each View More adds. */
export const PAGE_STEP = 8;
/** The most cards on the home page. */
export const HOME_CARDS = 8;
/** Number of puppies that the list begins with in the browser. The others follow in the background. */
export const INITIAL_BATCH = 10;
/** How long a fetched list may be shown again without a new request. */
export const LIST_CACHE = 300_000;
export const SLIDE_ADVANCE = 5_000;
export const TOAST_HIDE = 5_000;
export const MENU_CLOSE_DELAY = 150;
export const MODAL_TRANSITION = 300;
export const MODAL_BACKDROP = 150;
export const PROFILE_SCROLL = 2_000;
/** The fraction of a picture that must be in view to reveal it, and the margin around the viewport. */
export const LAZY_THRESHOLD = 0.1;
export const LAZY_MARGIN = "50px";
/** How long a navigation may take before its progress is shown. A fast one shows none. */
export const PROGRESS_DELAY = 250;
/** How long a visitor must point at a link before its page is prefetched. */
export const PREFETCH_DELAY = 100;
/** How long the code of a page may take to load before the whole page is loaded instead. */
export const CODE_LOAD_LIMIT = 120_000;
/** Characters of a program's information on a related-service card, before the '...'. */
export const SNIPPET_LENGTH = 130;
/** Size of embedded videos in px. */
export const VIDEO_WIDTH = 853;
export const VIDEO_HEIGHT = 480;
