/** Tests what the page that imports a file shows for different loader and action data. */
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

test("an import whose request failed shows an error", () => {
	const result: FailedSubmission["result"] = {
		status: "error",
		error: { "": [sendProblems.failed] },
	};
	expect(rendered({ result })).toContain(sendProblems.failed);
});

test("a rejected file shows the reasons", () => {
	expect(rendered({ problems: ["One thing", "Another"] })).toMatch(/One thing.*Another/);
});

test("while the pictures can't be reached, texts can be exported and a file imported", () => {
	const html = rendered(undefined, { going: undefined });
	expect(html).toContain("The pictures can’t be reached right now");
	expect(html).toMatch(/Download<.*Show what would change/);
});

test("what is not in the file is named", () => {
	for (const kind of ["Puppies", "families", "videos", "letters"]) {
		expect(rendered(undefined)).toMatch(new RegExp(`${kind}[^.;]* are not included`));
	}
});
