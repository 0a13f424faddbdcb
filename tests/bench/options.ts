/** The options of `npm run bench`. */
import { parseArgs } from "node:util";

const HELP = `npm run bench -- [options]

  --rounds 3         times that everything is measured; the medians count
  --seconds 4        seconds of one measurement
  --connections 16   at once
  --puppies 100000   puppies of the large database; 0 leaves it out
`;

/** Returns the options as numbers. Prints the help and exits if help is requested or an option is invalid. */
export function readOptions(args: readonly string[]) {
	const { values } = parseArgs({
		args: [...args],
		options: {
			rounds: { type: "string", default: "3" },
			seconds: { type: "string", default: "4" },
			connections: { type: "string", default: "16" },
			puppies: { type: "string", default: "100000" },
			help: { type: "boolean", default: false },
		},
	});
	const { help, ...given } = values;
	const whole = (name: keyof typeof given, least: number) => {
		const number = Number(given[name]);
		if (Number.isSafeInteger(number) && number >= least) return number;
		process.stderr.write(`--${name} must be a whole number from ${least}\n\n${HELP}`);
		process.exit(2);
	};
	if (help) {
		process.stdout.write(HELP);
		process.exit(0);
	}
	return {
		rounds: whole("rounds", 1),
		seconds: whole("seconds", 1),
		connections: whole("connections", 1),
		puppies: whole("puppies", 0),
	};
}

export type Options = ReturnType<typeof readOptions>;
