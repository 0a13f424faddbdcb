/** What the guide is called wherever it is named. */
export const GUIDE = "Guide";

/** Every picture of it shows as much of a screen: in px of the page. */
export const pictureSize = { width: 390, height: 640 } as const;
