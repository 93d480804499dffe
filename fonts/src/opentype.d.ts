declare module 'opentype.js/dist/opentype.mjs' {
  /** The part of a parsed font that is read here; the library ships no types. */
  interface ParsedFont {
    readonly tables: { readonly cmap: { readonly glyphIndexMap: Readonly<Record<string, number>> } }
  }
  export function parse(buffer: ArrayBuffer): ParsedFont
}
