/**
 * What a route says that takes forms from anywhere, as mail programs send them: `export const
 * handle: ForeignFormHandle`. It goes by nothing that a browser sends along by itself, such as
 * cookies, but by a secret in its address.
 */
export interface ForeignFormHandle {
	takesForeignForms: true;
}
