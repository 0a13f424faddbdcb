import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Stock photo");

export default function AdminPage() {
	return <AdminHead title="Stock photo" />;
}
