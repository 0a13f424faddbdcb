import * as css from "./todo.css.ts";

/** Below a shortened list of which no other page shows the rest. */
export const MoreLater = () => (
	<p className={css.more}>More will appear here when these are done.</p>
);
