/** The look of plain elements: the one file that selects them by name. */

import { element } from "../primitive.ts";
import { reducedMotion } from "./media.ts";
import { focus, heading } from "./surface.css.ts";
import { vars } from "./theme.css.ts";

element(":root", { vars: { [heading]: vars.color.ink, [focus]: vars.color.night } });

element("*, *::before, *::after", { boxSizing: "border-box" });

element("html", {
	// Browsers that darken pages by themselves leave this one as it is drawn.
	colorScheme: "only light",
	WebkitTextSizeAdjust: "100%",
	scrollBehavior: "smooth",
	// An anchor's target stops below the sticky bar.
	scrollPaddingTop: "6rem",
});
element("body", {
	margin: 0,
	background: vars.color.paper,
	color: vars.color.text,
	fontFamily: vars.font.text,
	fontSize: vars.size.body,
	fontWeight: vars.weight.text,
	lineHeight: vars.leading.body,
	WebkitFontSmoothing: "antialiased",
	textRendering: "optimizeLegibility",
	overflowX: "clip",
	// A word that is longer than its line, as in large text on a phone, breaks rather than leave it.
	overflowWrap: "break-word",
});

element("h1, h2, h3, h4", {
	margin: 0,
	color: heading,
	fontFamily: vars.font.display,
	fontWeight: vars.weight.display,
	lineHeight: vars.leading.head,
	textWrap: "balance",
	// A long word in large text on a phone is parted as a dictionary has it, where there is one; short
	// ones, such as names, stay whole, for which the browser must know the limit.
	"@supports": {
		"(hyphenate-limit-chars: 11 5 5)": { hyphens: "auto", hyphenateLimitChars: "11 5 5" },
	},
});
element("h1", { fontSize: vars.size.h1, letterSpacing: "-.022em", lineHeight: 1.07 });
element("h2", { fontSize: vars.size.h2, letterSpacing: "-.018em" });
element("h3", { fontSize: vars.size.h3, letterSpacing: "-.01em", lineHeight: 1.2 });
element("h4", { fontSize: vars.size.h4 });

element("p", { margin: 0, maxWidth: vars.measure, textWrap: "pretty" });
element("li, dd, figcaption, blockquote", { textWrap: "pretty" });
element("p + p", { marginTop: vars.space.s4 });
element("ul, ol, dl, dd, figure, blockquote, fieldset", { margin: 0, padding: 0, border: 0 });
// A list with a class is laid out by it; one without is a list in running text.
element("ul[class], ol[class]", { listStyle: "none" });
element("ul:not([class]), ol:not([class])", { paddingInlineStart: "1.2em" });
element("b, strong", { color: heading, fontWeight: vars.weight.strong });
element("img, svg", { display: "block", maxWidth: "100%" });
// Among pictures in a row it would be a place of its own, with a gap on each side.
element("source", { display: "none" });
element("button, input, textarea, select", { font: "inherit" });

element("a", {
	color: vars.color.link,
	textUnderlineOffset: ".18em",
	textDecorationThickness: "1px",
});
element("a:hover", { textDecorationThickness: "2px" });

element(":focus-visible", {
	outline: `3px solid ${focus}`,
	outlineOffset: "3px",
	borderRadius: vars.radius.focus,
});
// Takes focus after a jump or when what had it is gone; it is no control.
element("main:focus-visible, body:focus-visible", { outline: "none" });

element("::selection", { background: vars.color.ridge1, color: vars.color.ink });

// Whatever a class says of its display, what is hidden stays hidden.
element("[hidden]", { display: "none !important" });

// Between two pages the browser fades from one to the other; the bar stays where it is.
element("@view-transition", {
	"@media": { "(prefers-reduced-motion: no-preference)": { navigation: "auto" } },
});

// The same between two pages that React Router shows in place of each other.
// A tap while pages cross over belongs to what lies below, not to the picture of it.
element("::view-transition", { pointerEvents: "none" });
element("::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)", {
	"@media": { [reducedMotion]: { animation: "none !important" } },
});

element("html", { "@media": { [reducedMotion]: { scrollBehavior: "auto" } } });
element("*, *::before, *::after", {
	"@media": {
		[reducedMotion]: {
			animationDuration: "1ms !important",
			animationIterationCount: "1 !important",
			transitionDuration: "1ms !important",
		},
	},
});
