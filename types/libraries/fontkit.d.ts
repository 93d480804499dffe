/**
 * The used part of fontkit, which has no type declarations of its own. Those of @types/fontkit take a Buffer and refer to
 * Node's types, so that browser code that reads a font could name `Buffer`.
 */
declare module 'fontkit' {
  export interface Font {
    readonly familyName: string
    readonly subfamilyName: string
    readonly copyright: string
    readonly version: number
    readonly unitsPerEm: number
    readonly numGlyphs: number
    /** The code points of the character map. */
    readonly characterSet: readonly number[]
    readonly availableFeatures: readonly string[]
    readonly variationAxes: Readonly<
      Partial<Record<string, { readonly min: number; readonly default: number; readonly max: number }>>
    >
    readonly 'OS/2': {
      readonly typoAscender: number
      readonly typoDescender: number
      readonly fsType: {
        readonly bitmapOnly: boolean
        readonly editable: boolean
        readonly noEmbedding: boolean
        readonly noSubsetting: boolean
        readonly viewOnly: boolean
      }
    }
    getName(key: string, language: string): string | null
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    /** Called by `layout` for the glyphs of a text before they are shaped. */
    glyphsForString(text: string): readonly Glyph[]
    getGlyph(glyphId: number, codePoints?: readonly number[]): Glyph
    layout(
      text: string,
      features?: readonly string[] | Readonly<Record<string, boolean>>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun
  }

  /** A shaped text; lengths in font units, y up. */
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly {
      readonly xAdvance: number
      readonly yAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
    readonly advanceWidth: number
  }

  export interface Glyph {
    readonly id: number
    codePoints: readonly number[]
    readonly advanceWidth: number
    readonly path: { readonly commands: readonly PathCommand[] }
    /** The bounds of the outline with its control points. */
    readonly cbox: Bounds
  }

  interface Bounds {
    readonly minX: number
    readonly minY: number
    readonly maxX: number
    readonly maxY: number
  }

  export interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }

  export interface FontCollection {
    readonly fonts: readonly Font[]
  }

  export function create(bytes: Uint8Array): Font | FontCollection
}
