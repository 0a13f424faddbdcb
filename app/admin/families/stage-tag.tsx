import { stageLabel } from "~/families/stages.ts";
import { classNames } from "~/ui/class-names.ts";
import { tag } from "../page.css.ts";
import * as css from "./families.css.ts";

/** A family's stage as a colored tag. */
export function StageTag({ stage }: { stage: string }) {
	const tone = Object.hasOwn(css.tones, stage) ? css.tones[stage] : undefined;
	return <span className={classNames(tag, tone)}>{stageLabel(stage)}</span>;
}
