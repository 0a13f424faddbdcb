/** In the browser the day stays the page's, which may have been rendered on another. */
import { publicSettings } from "#public-settings";

export const pageDay = (): string => publicSettings.today ?? "";
