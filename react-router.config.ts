import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// Pages are whole HTML documents (docs/decisions/0001): no route is discovered by the browser.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
