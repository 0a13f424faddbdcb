import type { ProgramKey } from "~/business/navigation.ts";
import type { PictureSource } from "~/business/picture-source.ts";
import { OVERVIEW, type Program } from "~/content/programs.ts";
import { PageHead } from "~/ui/page/page-head.tsx";
import table from "~/ui/scenery/front-table.svg";
import scenery from "~/ui/scenery/head-programs.svg";

/** The puppy or dog drawn in the head of each program's page. */
const heads: Readonly<Record<ProgramKey, string>> = {
	"private-lessons": "juniper",
	"board-and-train": "moses",
	"board-and-train-adult": "zeta",
	"board-and-train-puppy": "fig",
	"trained-puppy": "bramble",
	"day-training": "winnie",
	boarding: "teddy",
};

/** The puppy in the head of all other program pages. */
const HEAD = "maple";

const headOf = (key: string) => Object.entries(heads).find(([known]) => known === key)?.[1] ?? HEAD;

interface ProgramHeadProps {
	title: string;
	lead: string;
	/** The program; not set for the overview. */
	program?: Pick<Program, "key" | "title">;
	/** Title of the overview of all programs. */
	overview: string;
	/** Replaces the drawn puppy. */
	picture?: PictureSource;
}

/** The head of the overview or of one program's page. */
export function ProgramHead({ title, lead, program, overview, picture }: ProgramHeadProps) {
	return (
		<PageHead
			title={title}
			lead={lead}
			trail={
				program
					? [{ name: overview, path: OVERVIEW }, { name: program.title }]
					: [{ name: overview }]
			}
			scene={scenery}
			picture={picture}
			puppy={program ? headOf(program.key) : HEAD}
			front={program ? undefined : table}
			editable="programs-pages.top"
		/>
	);
}
