/** The scripts of a page: its settings and data for React, and the script that loads React. */
import { createContext, useContext } from "react";
import { Scripts } from "react-router";
import { pageDay } from "#page-day";
import { publicSettings } from "#public-settings";
import { PUBLIC_SETTINGS_ID } from "../platform/public-settings.ts";
import askFacebook from "./ask-facebook.ts?inline-script";
import { PAGE_DATA_ID } from "./handoff.ts";
import loadReact from "./load-react.ts?inline-script";
import { PAGE_MODULES_ID, type PageModules } from "./page-modules.ts";

/** Provided by entry.server.tsx, because only the server knows a page's modules and data. */
export interface PageHydration {
	modules: PageModules;
	/** The loaders' data, in React Router's own stream format. */
	data: string;
}

const Hydration = createContext<PageHydration | undefined>(undefined);

export const HydrationProvider = Hydration.Provider;

const isServer = import.meta.env.SSR;

/** The code of the page's inline script. It is the same on every page, and browsers need it only once. */
export const pageScript = isServer
	? `{${askFacebook}}${import.meta.env.DEV ? "" : `{${loadReact}}`}`
	: "";

/** Escapes JSON for a script element, so that nothing in it can close the element. */
const scriptSafe = (json: string) => json.replaceAll("<", "\\u003c");

/** A script element with data. Server and browser render the same element; only the server fills it. */
function DataScript({ id, text }: { id: string; text: string }) {
	return (
		<script
			id={id}
			type="application/json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", see scriptSafe
			dangerouslySetInnerHTML={{ __html: scriptSafe(text) }}
		/>
	);
}

/** Rendered at the end of the body. In development, React Router's own scripts load everything. */
export function PageScripts() {
	const page = useContext(Hydration);
	const settings = isServer ? JSON.stringify({ ...publicSettings, today: pageDay() }) : "";
	return (
		<>
			<DataScript id={PUBLIC_SETTINGS_ID} text={settings} />
			{import.meta.env.DEV ? (
				<Scripts />
			) : (
				<>
					<DataScript id={PAGE_MODULES_ID} text={page ? JSON.stringify(page.modules) : ""} />
					<DataScript id={PAGE_DATA_ID} text={page?.data ?? ""} />
				</>
			)}
			<script
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: the code of our own modules
				dangerouslySetInnerHTML={{ __html: pageScript }}
			/>
		</>
	);
}
