import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Add a puppy");

export default function AdminPage() {
	return <AdminHead title="Add a puppy" />;
}
