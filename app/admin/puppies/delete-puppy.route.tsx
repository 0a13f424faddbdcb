import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Delete");

export default function AdminPage() {
	return <AdminHead title="Delete" />;
}
