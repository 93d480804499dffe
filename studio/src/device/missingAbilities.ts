/** What the editor cannot do without: it paints and sets words beside the page, and shows what comes back. */
const NEEDED = ['OffscreenCanvas', 'Worker', 'WebAssembly', 'createImageBitmap'] as const
export type Ability = (typeof NEEDED)[number]

/** @param host the window, or a double */
export const missingAbilities = (host: object): readonly Ability[] => NEEDED.filter((name) => !(name in host))
