import { queryAllByRole } from '@testing-library/dom'

/** What a test reads of an element, found by its role and accessible name as a screen reader knows it. */
export interface FoundElement {
  /** The middle of its visible box, in CSS pixels of the viewport. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly value: string
  readonly text: string
  readonly isEnabled: boolean
}

/** The functions that tests call in the page. */
const inPage = {
  /** The first visible element with a role and a name that matches a pattern, scrolled into view; null if there is none. */
  find(role: string, pattern: string): FoundElement | null {
    const element = queryAllByRole(document.body, role, { name: new RegExp(pattern) })[0]
    if (element === undefined) return null
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return null
    return {
      x: left + width / 2,
      y: top + height / 2,
      width,
      height,
      value: 'value' in element ? String(element.value) : (element.getAttribute('aria-valuetext') ?? ''),
      text: element.textContent ?? '',
      isEnabled: !element.matches(':disabled'),
    }
  },
  hasText: (pattern: string): boolean => new RegExp(pattern).test(document.body.innerText),
}

Object.assign(globalThis, { inPage })
