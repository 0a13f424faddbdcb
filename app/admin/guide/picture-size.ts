/** The size of every picture in the guide, in CSS pixels. */
export const pictureSize = { width: 390, height: 640 } as const;
