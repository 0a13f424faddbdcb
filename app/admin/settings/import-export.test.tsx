/** Tests what the page that imports a file shows for different loader and action data. */
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type FailedSubmission, sendProblems } from "~/forms/send.ts";
import ImportExportPage from "./import-export.route.tsx";

const path = "/admin/settings/import-export";

function rendered(actionData: FailedSubmission | { problems: string[] } | undefined): string {
	const Stub = createRoutesStub([{ id: "page", path, Component: ImportExportPage }]);
	const hydrationData = { loaderData: {}, actionData: { page: actionData } };
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

test("what is not in the file is named", () => {
	for (const kind of ["Puppies", "families", "videos", "letters"]) {
		expect(rendered(undefined)).toMatch(new RegExp(`${kind}[^.;]* are not included`));
	}
});
