/** In the browser, the day stays the one on which the page was rendered, even after midnight. */
import { publicSettings } from "#public-settings";

export const pageDay = (): string => publicSettings.today ?? "";
