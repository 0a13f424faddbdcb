const NAME_SHOWN = 60;

/** A puppy's name cut short enough for a toast. */
export const shortName = (name: string) =>
	name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name;
