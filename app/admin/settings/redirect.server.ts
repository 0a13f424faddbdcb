/** The redirect after the settings are saved. */
import { redirectDocument } from "react-router";
import { flashCookie } from "~/platform/forms/flash.server.ts";
import { settingsMessages } from "./messages.ts";

/** Redirects with a full page load, because the browser reads the settings only when a page loads. */
export async function redirectToSettings(path: string): Promise<Response> {
	const toast = await flashCookie({ message: settingsMessages.saved, statusCode: 200 });
	return redirectDocument(path, { status: 303, headers: { "Set-Cookie": toast } });
}
