import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Contacts");

export default function AdminPage() {
	return <AdminHead title="Contacts" />;
}
