import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the site on that port, which tests in the browser visit, keeps its data. */
export const siteData = (port: string | undefined) => join(tmpdir(), `site-e2e-${port}`);
