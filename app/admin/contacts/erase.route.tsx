import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Erase");

export default function AdminPage() {
	return <AdminHead title="Erase" />;
}
