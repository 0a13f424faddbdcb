/** What is said where the owner's password is asked for again and is wrong. */
export const WRONG_PASSWORD = "That is not your current password. Please try again.";
