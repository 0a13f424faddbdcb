import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Video");

export default function AdminPage() {
	return <AdminHead title="Video" />;
}
