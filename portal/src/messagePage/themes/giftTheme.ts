import type { ReactNode } from 'react'

/** The looks of a message page. Each draws itself; sizes are units of its own drawings. */
export interface GiftTheme {
  /** Palette, faces and the frames of its parts. */
  readonly className: string
  /** Of the browser around the page. */
  readonly colour: string
  /** What stands on the cover in 400 by 500; nothing of it is needed to understand the page. */
  readonly cover: () => ReactNode
  /** The head of the page in 400 by 180, cut at its sides on wide screens. */
  readonly scenery: () => ReactNode
  /** Between two parts, in 160 by 40. */
  readonly divider: () => ReactNode
}
