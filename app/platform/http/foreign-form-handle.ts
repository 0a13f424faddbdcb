/**
 * The handle of a route that accepts forms from anywhere, such as from mail programs: `export const
 * handle: ForeignFormHandle`. Such a route must not rely on anything that a browser sends automatically, such
 * as cookies, but only on a secret in its URL.
 */
export interface ForeignFormHandle {
	takesForeignForms: true;
}
