/** The address of the one script that enhances pages, known only to the server's entry. */
import { createContext, useContext } from "react";

const ScriptAddress = createContext("");

export const EnhancementScript = ScriptAddress.Provider;

/**
 * Loads the script once everything of the first view is there, or the visitor does something: a
 * page is whole without it, and what is seen first must not share the line with it.
 */
const loaderOf = (address: string) =>
	`(()=>{let f=()=>{f=()=>{};import(${JSON.stringify(address)})};for(const t of["load","pointerdown","keydown"])addEventListener(t,()=>f(),{capture:true,once:true,passive:true})})()`;

/** In development, Vite's own client reloads the page. */
export function EnhancementScripts() {
	const address = useContext(ScriptAddress);
	return (
		<>
			{import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
			{address ? <script data-loader="">{loaderOf(address)}</script> : null}
		</>
	);
}
