import { queryAllByRole } from '@testing-library/dom'

/** What a test reads of an element, found by its role and accessible name as a screen reader knows it. */
export interface FoundElement {
  /** The middle of its visible box, in CSS pixels of the viewport. */
  readonly x: number
  readonly y: number
  /** Of a field; empty for other elements. */
  readonly value: string
  readonly isEnabled: boolean
  /** Whether a press on its middle reaches it, because nothing such as a notice lies over it. */
  readonly isReachable: boolean
}

function isReachable(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && element.contains(hit)
}

function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** The functions that tests call in the page. */
const inPage = {
  /** The first visible element with a role and a name that matches a pattern, scrolled into view; null if there is none. */
  find(role: string, pattern: string): FoundElement | null {
    const element = queryAllByRole(document.body, role, { name: new RegExp(pattern) }).find(hasArea)
    if (element === undefined) return null
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    return {
      x,
      y,
      value: 'value' in element ? String(element.value) : '',
      isEnabled: !element.matches(':disabled'),
      isReachable: isReachable(element, x, y),
    }
  },
  hasText: (pattern: string): boolean => new RegExp(pattern).test(document.body.innerText),
}

Object.assign(globalThis, { inPage })
