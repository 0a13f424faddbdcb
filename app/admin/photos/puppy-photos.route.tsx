import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Photos");

export default function AdminPage() {
	return <AdminHead title="Photos" />;
}
