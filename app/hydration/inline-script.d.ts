/** A module's code as the text of a script, minified (vite.config.ts). */
declare module "*?inline-script" {
	const text: string;
	export default text;
}
