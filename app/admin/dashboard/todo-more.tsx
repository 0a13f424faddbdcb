import * as css from "./todo.css.ts";

/** Under a list that is cut, where no other page has the rest. */
export const MoreLater = () => (
	<p className={css.more}>More come here when these are dealt with.</p>
);
