import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Puppy");

export default function AdminPage() {
	return <AdminHead title="Puppy" />;
}
