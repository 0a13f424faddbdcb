/**
 * Name of the hidden field of a form that comes back after its user had to sign in again. Such a form is
 * not saved: its page shows the answers once more.
 */
export const RESTORED = "restored";
