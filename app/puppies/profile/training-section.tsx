import { Check } from "lucide";
import { promises } from "~/business/facts.ts";
import { unbrokenDays } from "~/business/unbroken-days.ts";
import { Icon } from "~/ui/picture/icon.tsx";
import { number } from "~/ui/theme/text.css.ts";
import { ProfileSection } from "./profile-section.tsx";
import type { StageState, TrainingProgress } from "./training.ts";
import * as css from "./training-section.css.ts";

const spokenState: Record<StageState, string> = { done: ", done", now: ", now", next: "" };

/** The training as a trail: stages that are done, the current one, and those to come. */
export function TrainingSection({ progress }: { progress: TrainingProgress }) {
	return (
		<ProfileSection
			id="training"
			intro={
				<p>
					About {promises.trainingWeeks} weeks, start to finish. {unbrokenDays(progress.summary)}
				</p>
			}
		>
			<ol className={css.trail}>
				{progress.stages.map(({ title, text, weeks, state }) => (
					<li key={title} className={css.stages[state]}>
						{state === "done" ? <Icon icon={Check} className={css.check} /> : null}
						<h3 className={css.title}>{title}</h3>
						<p className={`${css.weeks} ${number}`}>
							{weeks}
							{spokenState[state]}
						</p>
						<p className={css.text}>{text}</p>
					</li>
				))}
			</ol>
		</ProfileSection>
	);
}
