const files = import.meta.glob<string>("../ui/art/*.webp", { eager: true, import: "default" });

/**
 * Address of a picture in ui/art.
 * @throws where there is no such file.
 */
export function artAddress(name: string): string {
	const address = files[`../ui/art/${name}.webp`];
	if (!address) throw new Error(`ui/art has no ${name}.webp`);
	return address;
}
