/** The sample stock photos. Their files are stock/{name}.webp. */
export const stockPhotos = [
	{
		name: "hero",
		category: "hero",
		title: "Above the ridgeline",
		alt: "Three puppies in bandanas, apricot, black and tan, and cream, in front of misty hills",
		focusX: 52,
		focusY: 55,
	},
	{
		name: "porch",
		category: "hero",
		title: "On the porch steps",
		alt: "Three puppies sitting on the steps of a porch in the early sun",
		focusX: 60,
		focusY: 45,
	},
	{
		name: "training",
		category: "background",
		title: "A lesson on the lawn",
		alt: "An apricot puppy on a slack red leash, sitting beside her trainer, who has a treat bag",
		focusX: 42,
		focusY: 35,
	},
	{
		name: "delivery",
		category: "background",
		title: "The first evening at home",
		alt: "A black, tan and white puppy on a doormat, before the open door of a lit hall with a bed for it",
		focusX: 68,
		focusY: 60,
	},
	{
		name: "zeta",
		category: "background",
		title: "Zeta above the valley",
		alt: "Zeta, a silver-beige Standard Poodle with a dark red collar, before a yellow sun",
		focusX: 50,
		focusY: 40,
	},
	{
		name: "maren",
		category: "background",
		title: "Maren and Juniper",
		alt: "Maren holding Juniper, an apricot Goldendoodle puppy, in both arms",
		focusX: 50,
		focusY: 50,
	},
	{
		name: "logo",
		category: "logo",
		title: "Collar tag with the lit house",
		alt: "A round collar tag with a house between two hills, light in its door",
		focusX: 50,
		focusY: 50,
	},
] as const;

export type StockPhotoName = (typeof stockPhotos)[number]["name"];
