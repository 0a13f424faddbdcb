import { AdminHead, adminMeta } from "../page.tsx";

export const meta = () => adminMeta("Puppies");

export default function AdminPage() {
	return <AdminHead title="Puppies" />;
}
