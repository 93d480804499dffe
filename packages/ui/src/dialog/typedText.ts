const NO_TEXT = /^(checkbox|radio|range|color|file)$/

type TextControl = HTMLInputElement | HTMLTextAreaElement

const isTextControl = (control: EventTarget): control is TextControl =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !NO_TEXT.test(control.type))

/** Text that would be lost. A search can be typed again, and the browser fills in again what it has stored. */
const holdsText = (control: TextControl): boolean =>
  control.isConnected &&
  control.value !== '' &&
  control.closest('search') === null &&
  !control.matches(':-webkit-autofill')

/** The text that a customer has typed into the controls of an element. */
export function createTypedText() {
  const typed = new Set<TextControl>()
  return {
    /** For the element's `input` event. */
    note: (control: EventTarget) => {
      if (!isTextControl(control)) return
      typed.delete(control)
      typed.add(control)
    },
    forget: () => typed.clear(),
    /** The control that was typed into last and still holds text; null if none does. */
    last: (): TextControl | null => [...typed].findLast(holdsText) ?? null,
  }
}
