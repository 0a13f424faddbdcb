/** What JavaScript adds to the admin's pages; loaded there only. */
import { enhanceFocus } from "./photos/focus.client.ts";
import { enhanceUploads } from "./photos/upload.client.ts";

enhanceUploads(document);
enhanceFocus(document);
