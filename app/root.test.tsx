/** Tests what is shown in place of a page that failed. */
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, data, RouterProvider, useParams, useRouteError } from "react-router";
import { expect, test } from "vitest";
import { screenOf } from "../tests/support/document.ts";
import { ErrorBoundary } from "./root.tsx";

const PROFILE = "/trained-puppies-for-sale/juniper";

function Boundary() {
	return <ErrorBoundary error={useRouteError()} params={useParams()} loaderData={undefined} />;
}

/** Renders the error page of a profile whose loader throws. */
async function shownFor(thrown: unknown) {
	const router = createMemoryRouter(
		[
			{
				path: "/trained-puppies-for-sale/:profilePath",
				ErrorBoundary: Boundary,
				loader: () => {
					throw thrown;
				},
				element: null,
			},
		],
		{ initialEntries: [PROFILE] },
	);
	await expect.poll(() => router.state.initialized).toBe(true);
	return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a profile that crashes says that something went wrong, and not that it doesn't exist", async () => {
	const html = await shownFor(new Error("a component crashed"));
	expect(html).toContain("Something went wrong");
	expect(html).not.toContain("find that page");
});

test("a profile that can't be loaded shows the 404 page and Try Again", async () => {
	const html = await shownFor(data({ failure: "Puppy not found 503" }, 503));
	expect(html).toContain("find that page");
	const again = screenOf(html).getByRole("link", { name: "Try Again" });
	expect(again.getAttribute("href")).toBe(PROFILE);
});

test("a profile that doesn't exist shows the 404 page without Try Again", async () => {
	const html = await shownFor(data(null, 404));
	expect(html).toContain("find that page");
	expect(html).not.toContain("Try Again");
});
