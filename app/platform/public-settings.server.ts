/** The public settings on the server: from the environment. Imported as `#public-settings`. */
import { env } from "./env.ts";
import type { PublicSettings } from "./public-settings.ts";

export const publicSettings: PublicSettings = { origin: env.origin, business: env.business };
