// npm run films: makes the sample videos in public/films again, as WebM and MP4. Each one slowly zooms in on
// and out of some of the project's own drawings. Needs ffmpeg with libvpx-vp9 and libx264 in the PATH; the
// films are committed, so that nothing else needs it. Their captions, {name}.vtt, are written by hand.
// app/business/films.ts defines which video shows which film.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, say } from "./prepare.mjs";

const folder = join("public", "films");
const photos = join("prisma", "sample", "photos");
const stock = join("prisma", "sample", "stock");
const art = join("app", "ui", "art");
/** Even numbers, as H.264 requires; players show the films at 853 by 480. */
const [WIDTH, HEIGHT] = [854, 480];
const RATE = 20;
/** Seconds that a picture is shown, and seconds of the transition to the next one. */
const [STAY, CHANGE] = [3.6, 0.6];
/** The most bytes of one file. */
const MAX_BYTES = 300_000;

/** @type {Record<string, string[]>} */
const films = {
	porch: [`${stock}/porch`, `${photos}/juniper-3`, `${photos}/bramble-2`],
	learn: [`${stock}/training`, `${photos}/juniper-2`, `${photos}/bramble-4`],
	group: [`${photos}/juniper-1`, `${photos}/bramble-1`, `${photos}/bramble-3`],
	doors: [`${stock}/delivery`, `${photos}/otis-4`, `${photos}/otis-5`],
	quiet: [`${stock}/zeta`, `${photos}/maple-3`, `${photos}/teddy-3`],
	first: [`${photos}/hazel-5`, `${photos}/winnie-3`, `${art}/maren-with-puppy-1200`],
};

/**
 * The filter for one picture: zooms slowly in, or out in every other picture. The picture is larger than
 * the film, so that it can move by fractions of a pixel.
 * @param {number} index
 */
const look = (index) => {
	const frames = Math.round(STAY * RATE);
	const share = index % 2 === 0 ? `on/${frames}` : `1-on/${frames}`;
	return [
		`[${index}:v]scale=${WIDTH * 2}:${HEIGHT * 2}:force_original_aspect_ratio=increase`,
		`crop=${WIDTH * 2}:${HEIGHT * 2}:(iw-ow)/2:(ih-oh)*0.55`,
		`zoompan=z='1+0.07*(${share})':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${RATE}`,
		`setsar=1,format=yuv420p[p${index}]`,
	].join(",");
};

/** @param {string[]} pictures */
function filter(pictures) {
	const joins = pictures.slice(1).map((_, index) => {
		const before = index === 0 ? "[p0]" : `[j${index}]`;
		const at = ((STAY - CHANGE) * (index + 1)).toFixed(2);
		return `${before}[p${index + 1}]xfade=transition=fade:duration=${CHANGE}:offset=${at}[j${index + 1}]`;
	});
	return [...pictures.map((_, index) => look(index)), ...joins].join(";");
}

const formats = {
	webm: ["-c:v", "libvpx-vp9", "-crf", "45", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4"],
	mp4: ["-c:v", "libx264", "-crf", "30", "-preset", "medium", "-movflags", "+faststart"],
};

/**
 * @param {string[]} args
 * @param {string} file
 */
function make(args, file) {
	const all = ["-y", "-loglevel", "error", ...args, "-an", "-pix_fmt", "yuv420p", file];
	const { status } = spawnSync("ffmpeg", all, { stdio: "inherit" });
	if (status !== 0) fail(`${file} could not be made: is ffmpeg installed?`);
}

mkdirSync(folder, { recursive: true });
const drafts = mkdtempSync(join(tmpdir(), "films-"));
for (const [name, pictures] of Object.entries(films)) {
	// Rendered once, almost without loss, because rendering takes longer than encoding in both formats.
	const draft = join(drafts, `${name}.mp4`);
	const inputs = pictures.flatMap((picture) => ["-i", `${picture}.webp`]);
	const drawn = ["-filter_complex", filter(pictures), "-map", `[j${pictures.length - 1}]`];
	make([...inputs, ...drawn, "-c:v", "libx264", "-crf", "10", "-preset", "ultrafast"], draft);
	for (const [format, codec] of Object.entries(formats)) {
		const file = join(folder, `${name}.${format}`);
		make(["-i", draft, ...codec], file);
		const { size } = statSync(file);
		if (size > MAX_BYTES) fail(`${file} has ${size} bytes, more than ${MAX_BYTES}.`);
		say(`Wrote ${file}: ${Math.round(size / 1000)} kB.`);
	}
}
rmSync(drafts, { recursive: true });
