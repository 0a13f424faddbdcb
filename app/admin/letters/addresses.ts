import { href } from "react-router";

/** Address of a letter's page. `letter` is the letter's kind or its number. */
export const letterAddress = (letter: string) => href("/admin/letters/:letter", { letter });
