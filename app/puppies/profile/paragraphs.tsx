/** Paragraphs of the trainer's, each in the direction of its own writing. */
export const Paragraphs = ({ of }: { of: readonly string[] }) =>
	of.map((paragraph) => (
		<p key={paragraph} dir="auto">
			{paragraph}
		</p>
	));
