/** The part of a photo's sheet that makes it a health document, and says what is known about that. */
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { useCheckedForm } from "~/forms/use-checked-form.ts";
import { documentKinds, documentLabels } from "~/photos/documents.ts";
import { LINK_MAX_LENGTH, SIGNED_MAX_LENGTH } from "~/photos/limits.ts";
import { Field } from "~/ui/form/field.tsx";
import { form as formLayout } from "../page.css.ts";

export const documentFieldNames = ["document", "number", "link", "signedBy", "signedOn"] as const;

interface DocumentFieldsProps {
	control: (
		name: (typeof documentFieldNames)[number],
	) => ReturnType<ReturnType<typeof useCheckedForm>["control"]>;
}

export function DocumentFields({ control }: DocumentFieldsProps) {
	const isHydrated = useHydrated();
	const chosen = control("document");
	const [kind, setKind] = useState(String(chosen.defaultValue ?? ""));
	return (
		<>
			<Field
				as="select"
				label="Kind of picture"
				{...chosen}
				blank="A photo for the gallery"
				options={documentKinds.map((value) => ({ value, label: documentLabels[value] }))}
				hint="A paper is shown with the health tests and vaccinations instead. What it shows is its title there."
				optional
				onChange={({ currentTarget }) => setKind(currentTarget.value)}
			/>
			<div className={formLayout} hidden={isHydrated && kind === ""}>
				<Field
					label="Number of the document"
					{...control("number")}
					maxLength={SIGNED_MAX_LENGTH}
					autoComplete="off"
					optional
				/>
				<Field
					label="Link to the registry"
					type="url"
					{...control("link")}
					maxLength={LINK_MAX_LENGTH}
					autoComplete="off"
					optional
					hint="The page where families can look the number up."
				/>
				<Field
					label="Signed by"
					{...control("signedBy")}
					maxLength={SIGNED_MAX_LENGTH}
					autoComplete="off"
					optional
					hint="For example: Dr. Amy Lowe, Laurel Ridge Animal Hospital."
				/>
				<Field label="Signed on" type="date" {...control("signedOn")} optional />
			</div>
		</>
	);
}
