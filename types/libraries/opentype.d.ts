declare module 'opentype.js/dist/opentype.mjs' {
  /** The used part of a parsed font (outlines only in a benchmark); the library has no type declarations. */
  interface ParsedFont {
    getPath(text: string, x: number, y: number, fontSize: number): { readonly commands: readonly unknown[] }
    readonly tables: { readonly cmap: { readonly glyphIndexMap: Readonly<Record<string, number>> } }
  }
  /** @param options with `lowMemory`, glyphs are read when they are needed */
  export function parse(buffer: ArrayBuffer, options?: { readonly lowMemory?: boolean }): ParsedFont
}
