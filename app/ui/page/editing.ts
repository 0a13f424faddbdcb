import { createContext } from "react";

/** Whether the page is shown within the editor of the site (admin/editor/site.route.tsx). */
export const Editing = createContext(false);
