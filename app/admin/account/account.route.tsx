import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Account");

export default function AdminPage() {
	return <AdminHead title="Account" />;
}
