import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Trash");

export default function AdminPage() {
	return <AdminHead title="Trash" />;
}
