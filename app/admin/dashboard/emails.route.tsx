import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("E-mails");

export default function AdminPage() {
	return <AdminHead title="E-mails" />;
}
