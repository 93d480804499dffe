/** The embedding permissions of a font. Source: OpenType 1.9.1, OS/2, fsType. */
export interface Embedding {
  readonly bits: number
  /**
   * INSTALLABLE and EDITABLE fonts may be embedded in a print file, PREVIEW fonts in a read-only file, and RESTRICTED
   * fonts only with the maker's permission.
   */
  readonly permission: 'INSTALLABLE' | 'EDITABLE' | 'PREVIEW' | 'RESTRICTED'
  /** Only the whole font may be embedded. */
  readonly wholeOnly: boolean
  /** Only bitmaps of its glyphs may be embedded. */
  readonly bitmapsOnly: boolean
}

const RESTRICTED = 1 << 1
const PREVIEW = 1 << 2
const EDITABLE = 1 << 3
const WHOLE_ONLY = 1 << 8
const BITMAPS_ONLY = 1 << 9

/** Of several permissions, which old fonts set, the least restrictive applies. */
export function embeddingOf(bits: number): Embedding {
  const permission =
    (bits & (RESTRICTED | PREVIEW | EDITABLE)) === 0
      ? 'INSTALLABLE'
      : bits & EDITABLE
        ? 'EDITABLE'
        : bits & PREVIEW
          ? 'PREVIEW'
          : 'RESTRICTED'
  return { bits, permission, wholeOnly: (bits & WHOLE_ONLY) !== 0, bitmapsOnly: (bits & BITMAPS_ONLY) !== 0 }
}
