import { afterEach, expect, test } from "vitest";
import { applySettings } from "~/platform/public-settings.server.ts";
import { renderMarkup } from "../../../tests/support/render.tsx";
import { PlaceholderList } from "./writing-help.tsx";

afterEach(() => applySettings({ promises: undefined }));

test("a placeholder of a promise that isn't made says that it stands for nothing", () => {
	expect(renderMarkup(<PlaceholderList />)).toContain("for new owners: 6");
	applySettings({ promises: { ownerLessons: 0 } });
	expect(renderMarkup(<PlaceholderList />)).toContain("for new owners: nothing at the moment");
});
