/** One picture of a book: a page, or a sheet of two pages side by side. */
export interface Leaf {
  readonly id: string
  readonly label: string
  readonly src: string
  readonly srcSet?: string | undefined
  readonly width: number
  readonly height: number
}

/** Half of an open book: a whole page, or the left or right part of a sheet; null without a page. */
export type Half = { readonly leaf: Leaf; readonly part: 'WHOLE' | 'LEFT' | 'RIGHT' } | null

export interface OpenBook {
  readonly left: Half
  readonly right: Half
}

/** Width divided by height from which a picture is a sheet of two pages. */
const SHEET_RATIO = 1.5

/** The book open at a leaf: the cover on the right, the back cover on the left, a sheet on both sides. */
export function openAt(leaves: readonly Leaf[], index: number): OpenBook {
  const leaf = leaves[index]
  if (!leaf) return { left: null, right: null }
  if (leaf.width / leaf.height >= SHEET_RATIO) return { left: { leaf, part: 'LEFT' }, right: { leaf, part: 'RIGHT' } }
  const whole = { leaf, part: 'WHOLE' } as const
  const isBack = index > 0 && index === leaves.length - 1
  return isBack ? { left: whole, right: null } : { left: null, right: whole }
}

/** The visible parts while a sheet turns: the two resting halves and the two faces of the turning sheet. */
export interface TurningBook {
  readonly resting: OpenBook
  readonly front: Half
  readonly back: Half
  /** The half from which the sheet turns. */
  readonly risesFrom: 'LEFT' | 'RIGHT'
}

export function turning(leaves: readonly Leaf[], from: number, to: number): TurningBook {
  const here = openAt(leaves, from)
  const there = openAt(leaves, to)
  return to > from
    ? { resting: { left: here.left, right: there.right }, front: here.right, back: there.left, risesFrom: 'RIGHT' }
    : { resting: { left: there.left, right: here.right }, front: here.left, back: there.right, risesFrom: 'LEFT' }
}
