import type { MessagePart } from './messagePart.ts'

/** The id of the place of a part on the page. */
export const placeId = (part: MessagePart): string => `message-${part.toLowerCase().replace('_', '-')}`

/** DGM-32: scrolls to the place of an empty part and opens it: a text receives the focus, a file is chosen. */
export function openPlace(part: MessagePart): void {
  const place = document.getElementById(placeId(part))
  const control = place?.querySelector<HTMLElement>('button, textarea')
  if (!place || !control) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  control.focus({ preventScroll: true })
  if (control instanceof HTMLButtonElement) control.click()
}
