/** Browser features that the editor requires: workers that render, and a canvas that shows the result. */
const NEEDED = ['OffscreenCanvas', 'Worker', 'WebAssembly', 'createImageBitmap'] as const
export type BrowserFeature = (typeof NEEDED)[number]

/** @param host the window, or a test double */
export const missingFeatures = (host: object): readonly BrowserFeature[] => NEEDED.filter((name) => !(name in host))
