import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("History");

export default function AdminPage() {
	return <AdminHead title="History" />;
}
