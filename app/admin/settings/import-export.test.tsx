/** What the page says that takes a file over, as far as it is drawn from an answer alone. */
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type FailedSubmission, sendProblems } from "~/forms/send.ts";
import ImportExportPage from "./import-export.route.tsx";

const path = "/admin/settings/import-export";

const nothing = { count: 0, bytes: 0, behind: [] };

function rendered(
	actionData: FailedSubmission | { problems: string[] } | undefined,
	loaderData: { going: typeof nothing | undefined } = { going: nothing },
): string {
	const Stub = createRoutesStub([
		{ id: "page", path, Component: ImportExportPage, loader: () => loaderData },
	]);
	const hydrationData = { loaderData: { page: loaderData }, actionData: { page: actionData } };
	return renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={hydrationData} />);
}

test("an import that did not come through is said to have failed", () => {
	const result: FailedSubmission["result"] = {
		status: "error",
		error: { "": [sendProblems.failed] },
	};
	expect(rendered({ result })).toContain(sendProblems.failed);
});

test("a file that is refused says why", () => {
	expect(rendered({ problems: ["One thing", "Another"] })).toMatch(/One thing.*Another/);
});

test("where the pictures can't be reached, the texts go out and a file comes in", () => {
	const html = rendered(undefined, { going: undefined });
	expect(html).toContain("The pictures can’t be reached now");
	expect(html).toMatch(/Download<.*Show what would change/);
});
