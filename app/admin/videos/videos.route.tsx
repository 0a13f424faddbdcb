import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Videos");

export default function AdminPage() {
	return <AdminHead title="Videos" />;
}
