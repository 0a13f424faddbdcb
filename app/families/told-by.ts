/**
 * An entry of the waiting list without an email address is told by phone. As the column is unique, it has its family's id in
 * place of one.
 */

export const insteadOfEmail = (familyId: number) => `family ${familyId}`;

/** The email address of a stored entry; empty if it is told by phone. */
export const emailOf = ({ email }: { email: string }) => (email.includes("@") ? email : "");
