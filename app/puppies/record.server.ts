import type { Work } from "~/platform/command.server.ts";
import type { ChangeOfSubject } from "~/platform/database/audit-log.server.ts";

/** Records a change of a puppy, in its own history as well. */
export const notePuppy = (
	work: Work,
	{ id, name }: { id: number; name: string },
	change: ChangeOfSubject,
) => work.record({ kind: "puppy", subjectId: id, subject: name, puppyId: id, ...change });
