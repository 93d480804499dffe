import type { ReactNode } from 'react'

/** The appearance of a message page. Sizes are units of the drawings. */
export interface GiftTheme {
  /** CSS class with the colours, the fonts and the frames of the parts. */
  readonly className: string
  /** Theme colour of the browser around the page. */
  readonly colour: string
  /** The cover, 400 by 500 units; purely decorative. */
  readonly cover: () => ReactNode
  /** The head of the page, 400 by 180 units. */
  readonly headerArt: () => ReactNode
  /** The divider between two parts, 160 by 40 units. */
  readonly divider: () => ReactNode
}
