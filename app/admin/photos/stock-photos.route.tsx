import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Stock photos");

export default function AdminPage() {
	return <AdminHead title="Stock photos" />;
}
