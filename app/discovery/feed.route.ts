import * as failures from "~/business/failures.ts";
import { withLoaderErrors } from "~/platform/http/loading.server.ts";
import type { CacheHandle } from "~/platform/http/route-handles.ts";
import { feed } from "./feed.ts";
import { machineFile } from "./machine-file.ts";
import { contentChangedAt, feedPuppies } from "./queries.server.ts";

export const handle: CacheHandle = { cache: "path" };

export const loader = withLoaderErrors(failures.fetchPage, async () => {
	const [puppies, changedAt] = await Promise.all([feedPuppies(), contentChangedAt()]);
	return machineFile(feed(puppies, changedAt), "application/atom+xml", "short");
});
