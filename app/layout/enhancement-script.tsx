/** The address of the one script that enhances pages, known only to the server's entry. */
import { createContext, useContext } from "react";

const ScriptAddress = createContext("");

export const EnhancementScript = ScriptAddress.Provider;

/** Loads after the page is parsed; in development, Vite's own client reloads the page. */
export function EnhancementScripts() {
	const address = useContext(ScriptAddress);
	return (
		<>
			{import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
			{address ? <script type="module" src={address} /> : null}
		</>
	);
}
