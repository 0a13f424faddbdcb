/** The blocks of a page in their order, and the buttons that add a block and save the page's form. */
import { Plus } from "lucide";
import { blockKinds, blockNames } from "~/content/own-pages/own-page.ts";
import { Button } from "~/ui/button.tsx";
import { Link } from "~/ui/link.tsx";
import { Icon } from "~/ui/picture/icon.tsx";
import { muted } from "~/ui/theme/text.css.ts";
import * as letters from "../../letters/letters.css.ts";
import { above } from "../../page.css.ts";
import { Panel } from "../../page.tsx";
import { blockAddress, pageAddress } from "./addresses.ts";
import { OrderButtons } from "./order-buttons.tsx";
import { ADDED_KIND, PAGE_FORM } from "./page-form.tsx";
import * as css from "./pages.css.ts";

interface BlockListProps {
	pageId: string;
	blocks: readonly { id: string; name: string; kind: string }[];
}

export function BlockList({ pageId, blocks }: BlockListProps) {
	const address = pageAddress(pageId);
	return (
		<Panel title="What the page says" id="blocks" className={above}>
			{blocks.length === 0 ? (
				<p className={muted}>Nothing yet. Add the first block below.</p>
			) : (
				<ol className={letters.list}>
					{blocks.map(({ id, name, kind }, index) => (
						<li key={id} className={letters.item}>
							<div className={letters.about} dir="auto">
								<Link to={blockAddress(pageId, id)} className={letters.name}>
									{name}
								</Link>
								<p className={letters.line}>{kind}</p>
							</div>
							<OrderButtons
								action={`${address}?blocks`}
								id={id}
								name={name}
								isFirst={index === 0}
								isLast={index === blocks.length - 1}
							/>
						</li>
					))}
				</ol>
			)}
			<div className={css.adding}>
				{blockKinds.map((kind) => (
					<Button key={kind} form={PAGE_FORM} small tone="line" name={ADDED_KIND} value={kind}>
						<Icon of={Plus} />
						{blockNames[kind]}
					</Button>
				))}
			</div>
		</Panel>
	);
}
