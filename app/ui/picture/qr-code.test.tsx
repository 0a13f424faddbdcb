import { decodeQR } from "qr/decode.js";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";
import { qrOutline } from "./qr-outline.server.ts";

const address = "https://homeward.example/trained-puppies-for-sale/sir-bartholomew-of-asheville";

test("a QR code leads to the address that it was made from", async () => {
	const svg = renderToStaticMarkup(<QrCode outline={qrOutline(address)} label="The profile" />);
	const drawing = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="600" ');
	const { data, info } = await sharp(Buffer.from(drawing))
		.flatten({ background: "#ffffff" })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect(decodeQR({ width: info.width, height: info.height, data })).toBe(address);
});

test("a QR code has a label that says where it leads", () => {
	const svg = renderToStaticMarkup(
		<QrCode outline={qrOutline(address)} label="The profile of Fig" />,
	);
	expect(svg).toContain('role="img" aria-label="The profile of Fig"');
});
