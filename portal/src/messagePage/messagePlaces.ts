import type { ReactNode } from 'react'

/**
 * What the page of a message shows in place of its parts while the sender makes it. The making side renders it, so that the
 * page of the recipient does not load it.
 */
export interface MessagePlaces {
  /** @param className the style of the title */
  readonly title: (className: string) => ReactNode
  readonly photo: (position: 1 | 2 | 3) => ReactNode
  readonly text: ReactNode
  readonly audio: ReactNode
  readonly video: ReactNode
  readonly ending: ReactNode
}
