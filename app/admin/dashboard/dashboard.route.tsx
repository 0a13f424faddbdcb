import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Dashboard");

export default function AdminPage() {
	return <AdminHead title="Dashboard" />;
}
