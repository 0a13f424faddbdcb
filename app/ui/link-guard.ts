/** Lets layout/guarded-navigation.ts, which sets `stops`, keep a link from being followed in place. */
export const linkGuard: { stops?: (link: HTMLAnchorElement) => boolean } = {};
