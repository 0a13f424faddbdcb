/**
 * Values of which each is the one that was set, or else the sample's. They are read on every use, because the
 * trainer can change them at any time. `derived` may add what follows from them.
 */
export const withDefaults = <Values extends object, Derived extends object>(
	defaults: Values,
	given: () => { readonly [Name in keyof Values]?: unknown },
	derived: Derived,
): Values & Derived =>
	Object.defineProperties(
		Object.assign(derived, defaults),
		Object.fromEntries(
			Object.entries(defaults).map(([name, sample]) => [
				name,
				{ enumerable: true, get: () => Reflect.get(given(), name) ?? sample },
			]),
		),
	);
