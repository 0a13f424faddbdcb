import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Message");

export default function AdminPage() {
	return <AdminHead title="Message" />;
}
