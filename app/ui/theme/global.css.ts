/** The look of plain elements: the one file that selects them by name. */

import { element } from "../primitive.ts";
import { at, reducedMotion } from "./media.ts";
import { focus, heading } from "./surface.css.ts";
import { vars } from "./theme.css.ts";

element(":root", { vars: { [heading]: vars.color.ink, [focus]: vars.color.night } });

element("*, *::before, *::after", { boxSizing: "border-box" });

element("html", {
	// Keeps browsers from applying an automatic dark mode.
	colorScheme: "only light",
	WebkitTextSizeAdjust: "100%",
	scrollBehavior: "smooth",
	// The target of an anchor link scrolls to just below the sticky bar.
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
	// A word longer than its line, for example in large text on a phone, breaks instead of overflowing.
	overflowWrap: "break-word",
});

element("h1, h2, h3, h4", {
	margin: 0,
	color: heading,
	fontFamily: vars.font.display,
	fontWeight: vars.weight.display,
	lineHeight: vars.leading.head,
	textWrap: "balance",
	// Where the browser has a hyphenation dictionary, a long word in large text on a phone is hyphenated.
	// Short words such as names stay whole, which needs support for the limit.
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
element("fieldset", { minWidth: 0 });
element("legend", { padding: 0 });
// A list with a class gets its layout from that class; a list without one is part of running text.
element("ul[class], ol[class]", { listStyle: "none" });
element("ul:not([class]), ol:not([class])", { paddingInlineStart: "1.2em" });
element("b, strong", { color: heading, fontWeight: vars.weight.strong });
element("img, svg", { display: "block", maxWidth: "100%" });
// Otherwise it would be an item of its own in a row of pictures, with a gap on each side.
element("source", { display: "none" });
element("button, input, textarea, select", { font: "inherit" });
element("table", { borderCollapse: "collapse", fontVariantNumeric: "tabular-nums lining-nums" });
element("th", { fontWeight: vars.weight.text, textAlign: "start" });
/** Large enough for a finger. */
element("input[type=checkbox]", {
	flex: "none",
	width: "min(1.35rem, 6.75vw)",
	height: "min(1.35rem, 6.75vw)",
	margin: 0,
	accentColor: vars.color.ridge5,
});

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
// These take the focus after a jump, or when the focused element has been removed; they are not controls.
element("main:focus-visible, body:focus-visible", { outline: "none" });

element("::selection", { background: vars.color.ridge1, color: vars.color.ink });

// Hidden elements stay hidden, whatever `display` a class sets.
element("[hidden]", { display: "none !important" });

// The browser cross-fades between two pages; the bar stays in place.
element("@view-transition", at("(prefers-reduced-motion: no-preference)", { navigation: "auto" }));

// The next two rules are also for pages that React Router swaps in place.
// A tap during the transition goes to the page underneath, not to the snapshot of it.
element("::view-transition", { pointerEvents: "none" });
element(
	"::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)",
	at(reducedMotion, { animation: "none !important" }),
);

element("html", at(reducedMotion, { scrollBehavior: "auto" }));
element(
	"*, *::before, *::after",
	at(reducedMotion, {
		animationDuration: "1ms !important",
		animationIterationCount: "1 !important",
		transitionDuration: "1ms !important",
	}),
);
