import { href } from "react-router";

/** Address of a letter's page; a letter is addressed by its kind, or by its number. */
export const letterAddress = (letter: string) => href("/admin/letters/:letter", { letter });
