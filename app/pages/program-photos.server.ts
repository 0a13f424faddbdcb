/** The photos of programs that have one in place of a drawing. */
import type { ProgramsContent } from "~/business/program.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";

/** Photos in the order of `keys`; undefined for a program with a drawing, or whose photo was deleted. */
export function programPhotos({ programs }: ProgramsContent, keys: readonly string[]) {
	return pagePictures(
		keys.map((key) => {
			const picture = programs.find(({ id }) => id === key)?.body.picture;
			return picture && "photo" in picture ? picture : undefined;
		}),
	);
}
