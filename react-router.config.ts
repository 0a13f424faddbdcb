import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./scripts/built-files.mjs";

export default {
	ssr: true,
	// Pages are whole HTML documents (docs/decisions/0001): no route is discovered by the browser.
	routeDiscovery: { mode: "initial" },
	buildEnd: finishBuild,
} satisfies Config;
