/**
 * Detects passwords that are long enough but still among the first that an attacker tries (OWASP
 * ASVS, 2.1.7): common ones, runs of keys, repetitions, and words taken from this business.
 */
import { facts } from "~/business/facts.ts";

/** Words that common passwords are made of, usually with digits and symbols around them. */
const words = `
	password passwort passphrase pass word secret secure security letmein let me in welcome login
	signin logon access open sesame opensesame admin administrator root super user superuser
	manager owner guest test testing tester demo default changeme change please temporary temp
	example sample qwerty qwertz azerty asdf asdfgh zxcvbn zxcvbnm keyboard computer internet
	master dragon monkey shadow sunshine princess football baseball basketball soccer hockey
	superman batman spiderman starwars pokemon michael michelle jennifer jessica jordan ashley
	daniel charlie thomas andrew matthew joshua nicole anthony christopher elizabeth alexander
	iloveyou love you i loveyou lovely forever trustno one whatever freedom blink mustang harley
	ranger hunter buster killer cookie pepper ginger summer winter spring autumn monday january
	december november mercedes ferrari corvette chocolate butterfly flower rainbow unicorn
	angel baby babygirl hello world helloworld abc abcd abcde abcdef the my a is this new good
	dog dogs doggy doggie puppy puppies pup pups hound hounds canine woof paw paws trainer
	training trained sit stay kennel breeder goldendoodle labradoodle doodle bernedoodle
	unbelievable correct horse battery staple correcthorsebatterystaple january february march
	april june july august september october monday tuesday wednesday thursday friday saturday
	sunday usa america google facebook instagram apple samsung microsoft website site business
`;

/** Runs of keys and of the alphabet. A password must not consist only of pieces of them. */
const runs = [
	"01234567890123456789",
	"abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
	"qwertyuiopasdfghjklzxcvbnm",
	"qwertzuiopasdfghjklyxcvbnm",
	"azertyuiopqsdfghjklmwxcvbn",
	"1234567890-=",
	"!@#$%^&*()_+",
	"1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p",
	"1q2w3e4r5t6y7u8i9o0p",
	"q1w2e3r4t5y6u7i8o9p0",
	"zaq12wsxcde34rfvbgt56yhnmju7",
	"zaq1xsw2cde3vfr4bgt5nhy6mju7",
	"1a2b3c4d5e6f7g8h9i0j",
	"a1b2c3d4e5f6g7h8i9j0",
];
const reversed = (run: string) => [...run].reverse().join("");
const allRuns = [...runs, ...runs.map(reversed)];

/** Number of different characters that a password needs. */
const DIFFERENT = 5;
/** Length of the shortest piece of a run that counts. */
const RUN_MIN = 3;
/** Letters in the shortest part of a name that counts: with single letters, any password would match. */
const OWN_MIN = 3;
/** A password of which less than a third is letters is not judged by its words. */
const LETTERS_SHARE = 3;

const asLetter: Readonly<Record<string, string>> = {
	"0": "o",
	"1": "i",
	"!": "i",
	"3": "e",
	"4": "a",
	"@": "a",
	"5": "s",
	$: "s",
	"7": "t",
};

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "");

/**
 * Whether a password is mostly digits that don't form runs. Its few letters may be words by
 * chance, as they are in one of eight thousand random identifiers.
 */
function isMostlyFigures(text: string): boolean {
	const figures = text.replace(/\P{Nd}/gu, "");
	return lettersOf(text).length * LETTERS_SHARE < text.length && !isOnlyRuns(figures);
}

/** Whether the letters are nothing but known words, one after the other. */
function isOnlyWords(letters: string, known: ReadonlySet<string>): boolean {
	const reached = new Set([0]);
	// The loop also visits the places that are added to it.
	for (const start of reached) {
		for (const word of known) {
			if (letters.startsWith(word, start)) reached.add(start + word.length);
		}
	}
	return letters !== "" && reached.has(letters.length);
}

/** Whether the text is nothing but pieces of runs, such as 123456qwerty. */
function isOnlyRuns(text: string): boolean {
	let rest = text;
	while (rest !== "") {
		let length = rest.length;
		while (length >= RUN_MIN && !allRuns.some((run) => run.includes(rest.slice(0, length)))) {
			length -= 1;
		}
		if (length < RUN_MIN) return false;
		rest = rest.slice(length);
	}
	return text !== "";
}

/**
 * Whether an attacker would guess the password early.
 * @param names names that belong to its owner, such as the user name.
 */
export function isPredictable(password: string, names: readonly string[] = []): boolean {
	const text = password.normalize("NFKC").toLowerCase().trim();
	if (new Set(text).size < DIFFERENT || /^(.{1,8}?)\1+$/su.test(text)) return true;
	const plain = text.replace(/[\s._-]/g, "");
	if (isOnlyRuns(plain)) return true;
	if (isMostlyFigures(text)) return false;
	const wordsIn = (name: string) => name.toLowerCase().split(/[^\p{L}]+/u);
	const own = [facts.brand, facts.product, facts.trainer, facts.city, ...names]
		.flatMap((name) => [...wordsIn(name), lettersOf(name.toLowerCase())])
		.filter((word) => word.length >= OWN_MIN);
	const known = new Set([...wordsIn(words), ...own]);
	const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
	const spelled = core.replace(/[013457!@$]/g, (sign) => asLetter[sign] ?? sign);
	if (isOnlyRuns(lettersOf(core))) return true;
	return [core, spelled].some((form) => isOnlyWords(lettersOf(form), known));
}
