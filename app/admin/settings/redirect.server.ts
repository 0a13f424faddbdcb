/** Where a page of the settings leads once they are saved. */
import { redirectDocument } from "react-router";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import { settingsMessages } from "./messages.ts";

/** As a page of its own, because the browser reads the settings once, with the page. */
export async function redirectToSettings(path: string): Promise<Response> {
	const toast = await flashCookie({ message: settingsMessages.saved, statusCode: 200 });
	return redirectDocument(path, { status: 303, headers: { "Set-Cookie": toast } });
}
