import { type ReactNode, useRef } from 'react'
import type { MessagePart } from './messagePart.ts'
import styles from './Place.module.css'
import { placeId } from './placeOfPart.ts'
import { useKeptFocus } from './useKeptFocus.ts'

interface PlaceProps {
  readonly part: MessagePart
  readonly children: ReactNode
}

/** DGM-31, DGM-35: the place of a part on the page, in the colours of the template. */
export function Place({ part, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const focusHandlers = useKeptFocus(place)
  return (
    <div ref={place} id={placeId(part)} className={styles.place} {...focusHandlers}>
      {children}
    </div>
  )
}
