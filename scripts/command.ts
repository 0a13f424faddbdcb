// How the operator's commands end: with a sentence, and with a status that a script can read.
import { withCommandsOfHere } from "../app/platform/project-files.server.ts";
import { createPrivately } from "../app/platform/start.server.ts";

/**
 * Runs `work` with the words after the command's name. Prints what it resolves with, or the usage if that is
 * nothing; of an error, prints the message.
 */
export async function command(
	usage: string,
	work: (words: string[]) => Promise<string | undefined>,
): Promise<never> {
	createPrivately();
	const asked = process.argv.slice(2);
	try {
		const words = await work(asked);
		console.log(withCommandsOfHere(words ?? usage));
		process.exit(words || asked.length === 0 ? 0 : 2);
	} catch (error) {
		console.error(error instanceof Error ? withCommandsOfHere(error.message) : error);
		process.exit(1);
	}
}
