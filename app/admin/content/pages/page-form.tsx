import type { SubmissionResult } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import { pageFields, pageSchema } from "~/content/own-pages/forms.ts";
import {
	menuLocations,
	menuNames,
	type OwnPage,
	ownPageLimits,
} from "~/content/own-pages/own-page.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import type { PictureChoice } from "~/photos/content-pictures.server.ts";
import { Field } from "~/ui/form/field.tsx";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { CheckBox } from "../../check-box.tsx";
import { FormSaveBar } from "../../form-save-bar.tsx";
import { form as formLayout, pair } from "../../page.css.ts";
import { Columns, Panel } from "../../page.tsx";
import { SubmissionKey } from "../../submission-key.tsx";
import { FROM } from "../editing.ts";
import { MadeFrom } from "../made-from.tsx";
import { PictureField } from "../picture-field.tsx";
import { pageLabels } from "./labels.ts";
import { SharePreview } from "./share-preview.tsx";

/** The id of the form. */
export const PAGE_FORM = "page";
/** The name of the buttons that save the form and add a block; the value is the block's kind. */
export const ADDED_KIND = "kind";

export const pageDraft = (pageId: string) => `own page ${pageId}`;

interface PageFormProps {
	page: Omit<OwnPage, "picture" | "blocks" | "formerSlugs"> & { picture: string };
	from: string;
	/** Sent along with the form, so that the same form sent twice adds a block only once. */
	submissionKey: string;
	/** Address of the trash, if the page was deleted. */
	trash?: string | undefined;
	choices: readonly PictureChoice[];
	/** The stored picture for sharing the page. */
	shared?: PictureSource;
	result?: SubmissionResult;
}

/** The current answers of the controls that the preview shows. */
const previewed = (form: FormData) => {
	const read = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	return {
		title: read("title"),
		slug: read("slug"),
		lead: read("lead"),
		searchTitle: read("searchTitle"),
		searchDescription: read("searchDescription"),
	};
};

function usePageForm({ isHidden, ...answers }: PageFormProps["page"], result?: SubmissionResult) {
	return useCheckedForm({
		id: PAGE_FORM,
		schema: pageSchema,
		names: pageFields,
		result,
		defaultValue: { ...answers, ...(isHidden ? { isHidden: "on" } : {}) },
	});
}

interface PanelProps {
	form: ReturnType<typeof usePageForm>;
}

export function PageForm(props: PageFormProps) {
	const { page, from, submissionKey, trash, choices, shared, result } = props;
	const [words, setWords] = useState<ReturnType<typeof previewed>>(page);
	const form = usePageForm(page, result);
	const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
		setWords(previewed(new FormData(currentTarget)));
	const isPhoto = page.picture.startsWith("photo:");
	return (
		<CheckedForm
			of={form}
			isLong
			draft={{ name: pageDraft(page.id), controls: pageFields, base: FROM }}
			onInput={follow}
		>
			<MadeFrom value={from} trash={trash} />
			<SubmissionKey value={submissionKey} />
			<FormProblems of={form} />
			<Columns>
				<div>
					<TopPanel form={form} />
					<MenuPanel form={form} />
					<SearchPanel form={form} choices={choices} />
				</div>
				<Panel title="Preview" id="preview">
					<SharePreview {...words} picture={isPhoto ? shared?.src : undefined} />
				</Panel>
			</Columns>
			<FormSaveBar />
		</CheckedForm>
	);
}

function TopPanel({ form: { control } }: PanelProps) {
	const hidden = control("isHidden");
	return (
		<Panel title="Top of the page" id="top">
			<div className={formLayout}>
				<Field
					{...control("title")}
					label={pageLabels.title}
					maxLength={ownPageLimits.title}
					autoComplete="off"
					required
				/>
				<Field
					{...control("lead")}
					as="textarea"
					rows={2}
					label={pageLabels.lead}
					maxLength={ownPageLimits.lead}
					optional
				/>
				<Field
					{...control("slug")}
					label={pageLabels.slug}
					maxLength={ownPageLimits.slug + 2}
					inputMode="url"
					autoCapitalize="none"
					autoComplete="off"
					spellCheck={false}
					required
					hint="The part after the slash, such as health-and-guarantee. The old address will lead to the new one."
				/>
				<CheckBox
					name={hidden.name}
					id={hidden.id}
					label={pageLabels.isHidden}
					defaultValue={hidden.defaultValue}
				/>
			</div>
		</Panel>
	);
}

function MenuPanel({ form: { control } }: PanelProps) {
	return (
		<Panel title="In the navigation" id="menu">
			<div className={pair}>
				<Field
					{...control("menu")}
					as="select"
					label={pageLabels.menu}
					options={menuLocations.map((value) => ({ value, label: menuNames[value] }))}
					required
				/>
				<Field
					{...control("menuName")}
					label={pageLabels.menuName}
					maxLength={ownPageLimits.menuName}
					autoComplete="off"
					optional
					hint="If you leave it empty, the link shows the page’s title."
				/>
			</div>
		</Panel>
	);
}

function SearchPanel({ form: { control }, choices }: PanelProps & Pick<PageFormProps, "choices">) {
	return (
		<Panel title="For search engines and sharing" id="search">
			<div className={formLayout}>
				<Field
					{...control("searchTitle")}
					label={pageLabels.searchTitle}
					maxLength={ownPageLimits.searchTitle}
					autoComplete="off"
					optional
				/>
				<Field
					{...control("searchDescription")}
					as="textarea"
					rows={3}
					label={pageLabels.searchDescription}
					maxLength={ownPageLimits.searchDescription}
					optional
					hint="In one or two sentences; about 160 characters are shown."
				/>
				<PictureField
					{...control("picture")}
					label={pageLabels.picture}
					choices={choices}
					blank="The site’s own picture"
				/>
			</div>
		</Panel>
	);
}
