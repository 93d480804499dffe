import { describe, expect, it } from 'vitest'
import { unknownButtons, withButtonNames } from './buttonNames.ts'

describe('LNG-6: a text of the shop that names a button', () => {
  const faq = { faqs: [{ answer: '「{{button:portal.actions.invoice}}」から' }], position: 1 }

  it('has the name that the button has in the language of the visitor', () => {
    expect(withButtonNames(faq, null)).toEqual({ faqs: [{ answer: '「領収書」から' }], position: 1 })
    expect(withButtonNames(faq, 'en')).toEqual({ faqs: [{ answer: '「Receipt」から' }], position: 1 })
  })

  it.each(['{{button:portal.actions.none}}', '{{button:none.actions.invoice}}', '{{button:portal.actions}}'])(
    'keeps %s, which is no text of the locales, and names it as an error',
    (mark) => {
      expect(withButtonNames(mark, 'ja')).toBe(mark)
      expect(unknownButtons(`a ${mark} b`)).toEqual([mark])
    },
  )
})
