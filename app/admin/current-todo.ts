import { createContext } from "react";
import type { Todo } from "~/families/waiting-text.ts";

interface CurrentTodo {
	/** What the menu counts. */
	todo?: Todo;
	/** Has the menu count this until it is loaded again. */
	publish: (todo: Todo) => void;
}

/** What is waiting for the trainer, as far as the open page knows. */
export const CurrentTodo = createContext<CurrentTodo>({ publish: () => {} });
