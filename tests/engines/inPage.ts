import { queryAllByRole } from '@testing-library/dom'

/** What a test reads of an element, found by its role and accessible name as a screen reader knows it. */
export interface FoundElement {
  /** The middle of its visible box, in CSS pixels of the viewport. */
  readonly x: number
  readonly y: number
  /** Of a field; empty for other elements. */
  readonly value: string
  readonly isEnabled: boolean
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
    return {
      x: left + width / 2,
      y: top + height / 2,
      value: 'value' in element ? String(element.value) : '',
      isEnabled: !element.matches(':disabled'),
    }
  },
  hasText: (pattern: string): boolean => new RegExp(pattern).test(document.body.innerText),
}

Object.assign(globalThis, { inPage })
