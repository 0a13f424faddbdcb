/** "Waffles, Golden Retriever", or only the name if the breed is not known. */
export const nameAndBreed = ({ name, breed }: { name: string; breed: string }): string =>
	[name, breed].filter(Boolean).join(", ");
