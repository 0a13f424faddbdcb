import { tmpdir } from "node:os";
import { join } from "node:path";

/** The data directory of the site on that port, which browser tests visit. */
export const siteData = (port: string | undefined) => join(tmpdir(), `site-e2e-${port}`);
