declare module 'opentype.js/dist/opentype.mjs' {
  /** The part of a parsed font that is used here, outlines by the benchmark of words; the library ships no types. */
  interface ParsedFont {
    getPath(text: string, x: number, y: number, fontSize: number): { readonly commands: readonly unknown[] }
    readonly tables: { readonly cmap: { readonly glyphIndexMap: Readonly<Record<string, number>> } }
  }
  export function parse(buffer: ArrayBuffer): ParsedFont
}
