/** Recognizes answers that wish for nothing in particular: "anything", "no preference", "not sure", "?". */
import { foldText } from "~/platform/database/folded-text.ts";

/** Says that anything would do. */
const open =
	/\b(?:any(?:thing|one|body)?(?: goes)?|every(?:thing|one)?|all|either|what ?ever|whichever|open(?: minded)?|flexible|no (?:real |strong |particular |specific |special |certain |set |upper |fixed |breed )?(?:prefs?|preferences?|breeds?|matter|limits?|maximum|max|budget)|(?:(?:do|does|dose|dos|wo|is|are) ?n ?t|do(?:es)? not|wont|not|no) (?:\w+ )?(?:mat+ers?|mind|care|picky|fussy|choosy|particular|important|set on|have (?:an? |any )?preferences?)|surprise (?:me|us)|up to \w+|you (?:choose|decide|pick)|your (?:choice|call)|no difference|indifferent|(?:it )?depends)\b/g;
/** Says that nothing is decided yet. */
const unsure =
	/\b(?:not (?:\w+ )?(?:sure|decided|certain)|unsure|undecided|no idea|(?:don ?t|do not) know|dunno|idk|to be decided|have ?nt decided|(?:still )?(?:deciding|thinking|looking))\b/g;
/** Words that take the place of an answer. */
const placeholders = new Set(
	"no none nope nothing na n nil unknown tbd same particular specific special else other others".split(
		" ",
	),
);
/** Words that carry no wish. */
const fillers = new Set(
	"a an the and or of to in on for at with as is are be am im its it this that us we were weve i ive me my our you your so if yet just only also both really very please thanks thank maybe perhaps possibly probably preferably prefer preferred preference preferences ideally what comes would will could like love want wish hope hoping interested some kind kinds sort sorts type types breed breeds dog dogs puppy puppies pup pups one ones now moment time point yet have has got available first suggestion suggestions advice consider considered consideration considering anyway love loves loved them they above below listed those these fine good great ok okay works work do make makes next recommend recommends recommendation recommendations best fit size sizes".split(
		" ",
	),
);

/**
 * The words of an answer that may carry a wish, folded; none if it wishes for nothing in particular.
 * `isOpen` tells whether it says that anything would do.
 */
export function wishIn(written: string): { words: string[]; isOpen: boolean } {
	const decided = foldText(written).replace(unsure, " ");
	const asked = decided.replace(open, " ");
	const words = asked.split(" ").filter((word) => word !== "" && !fillers.has(word));
	const isEmpty = words.every((word) => placeholders.has(word));
	return { words: isEmpty ? [] : words, isOpen: asked !== decided };
}

/** Whether an answer wishes for nothing in particular. */
export const wishesNothing = (written: string): boolean => wishIn(written).words.length === 0;
