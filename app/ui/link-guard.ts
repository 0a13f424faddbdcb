/** What may keep a link from being followed in place; the frame sets it (layout/guarded-navigation.ts). */
export const linkGuard: { stops?: (link: HTMLAnchorElement) => boolean } = {};
