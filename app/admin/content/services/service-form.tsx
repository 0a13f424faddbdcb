import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { textLimits } from "~/content/offers/form-texts.ts";
import { serviceFields, serviceFormSchema, serviceLabels } from "~/content/offers/service-form.ts";
import { CheckedForm, FormProblems } from "~/forms/checked-form.tsx";
import { useCheckedForm } from "~/forms/use-checked-form.ts";
import { Field } from "~/ui/form/field.tsx";
import { FormSaveBar } from "../../form-save-bar.tsx";
import { form as formLayout } from "../../page.css.ts";
import { Columns, Panel } from "../../page.tsx";
import { FROM } from "../editing.ts";
import * as css from "../offers.css.ts";
import { PlaceholderList } from "../placeholder-list.tsx";

interface ServiceFormProps {
	answers: { title: string; info: string; link: string };
	/** Paths of the site's pages that the link field suggests. */
	pages: readonly string[];
	draft: string;
	back: string;
	result?: SubmissionResult;
	/** Hidden fields. */
	children: ReactNode;
}

export function ServiceForm(props: ServiceFormProps) {
	const { answers, pages, draft, back, result, children } = props;
	const form = useCheckedForm({
		id: "service",
		schema: serviceFormSchema,
		names: serviceFields,
		result,
		defaultValue: answers,
	});
	const { control } = form;
	return (
		<CheckedForm of={form} draft={{ name: draft, controls: serviceFields, base: FROM }}>
			{children}
			<FormProblems of={form} />
			<Columns>
				<div className={css.panels}>
					<Panel>
						<div className={formLayout}>
							<Field
								{...control("title")}
								label={serviceLabels.title}
								maxLength={textLimits.name}
								required
							/>
							<Field
								{...control("info")}
								as="textarea"
								rows={3}
								label={serviceLabels.info}
								maxLength={textLimits.line}
								required
							/>
							<Field
								{...control("link")}
								label={serviceLabels.link}
								list="pages"
								inputMode="url"
								autoComplete="off"
								autoCapitalize="none"
								spellCheck={false}
								hint="A page of this site, such as /contact-us, or an address that begins with https://."
								maxLength={textLimits.line}
								required
							/>
							<datalist id="pages">
								{pages.map((path) => (
									<option key={path} value={path} />
								))}
							</datalist>
						</div>
					</Panel>
				</div>
				<PlaceholderList />
			</Columns>
			<FormSaveBar cancel={back} />
		</CheckedForm>
	);
}
