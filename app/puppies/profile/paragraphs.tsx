/** Paragraphs of the trainer's, each in the direction of its own writing. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) =>
	paragraphs.map((paragraph) => (
		<p key={paragraph} dir="auto">
			{paragraph}
		</p>
	));
