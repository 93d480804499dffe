import type { DesignItem } from '@irodori/contract/entities/designItem'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curvedItem, photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import type { DesignPage } from './designPage.ts'
import { draftOfPage } from './designPage.ts'
import { hasSameContent, isSameDraft, pageContentHash } from './pageContent.ts'

const item = fc
  .record({
    kind: fc.constantFrom('PHOTO', 'TEXT', 'CURVED'),
    left: fc.nat({ max: 2 }),
    text: fc.constantFrom('はる', 'なつ'),
  })
  .map(({ kind, left, text }): DesignItem => {
    if (kind === 'PHOTO') return photoItem({ left })
    return kind === 'TEXT' ? textItem({ left, text }) : curvedItem({ left, text })
  })

const page = fc
  .array(item, { maxLength: 3 })
  .map((items) => samplePage({ items: items.map((one, at) => ({ ...one, id: `item ${at}` })) }))

/** The same value with the keys of all objects in reverse order, as a database may return it. */
function reordered<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reordered) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, reordered(inner)])
      .toReversed(),
  ) as Value
}

const draftOf = (of: DesignPage) => draftOfPage(of, null, null)

describe('the equality of page contents', () => {
  it('ignores the order of keys, the order of items in the list and the id of the design', () => {
    fc.assert(
      fc.property(page, (one) => {
        const other = reordered({ ...one, designId: 'design-1', items: one.items.toReversed() })
        expect(hasSameContent(one, other)).toBe(true)
        expect(pageContentHash(one)).toBe(pageContentHash(other))
      }),
    )
  })

  it('keeps the hash of a page, because stored journals contain it', () => {
    expect(pageContentHash(samplePage())).toBe('10ce2c8432d37')
  })

  it('ignores the fields that a save computes, which a draft compares', () => {
    const one = samplePage()
    const computed = one.items.map((each) =>
      'truncated' in each ? { ...each, truncated: true } : { ...each, cropImageName: 'crop.gif' },
    )
    const other = { ...one, items: computed }
    expect(hasSameContent(one, other)).toBe(true)
    expect(isSameDraft(draftOf(one), draftOf(other))).toBe(false)
  })

  it('distinguishes every other change of items and sheet', () => {
    const one = samplePage({ items: [textItem({ text: 'はる' })] })
    const others: DesignPage[] = [
      { ...one, items: [textItem({ text: 'なつ' })] },
      { ...one, items: [] },
      { ...one, templateId: 'other' },
      { ...one, sheet: { ...one.sheet, backgroundColor: '#000000' } },
      { ...one, sheet: { ...one.sheet, background: { ground: '#ffffff' } } },
      { ...one, sheet: { ...one.sheet, colourSet: 'pine' } },
    ]
    for (const other of others) expect(hasSameContent(one, other)).toBe(false)
  })

  it('holds for all pages with equal drafts', () => {
    fc.assert(
      fc.property(page, page, (one, other) => {
        expect(isSameDraft(draftOf(one), reordered(draftOf(one)))).toBe(true)
        if (isSameDraft(draftOf(one), draftOf(other))) expect(hasSameContent(one, other)).toBe(true)
        else expect(hasSameContent(one, other)).toBe(false)
      }),
    )
  })

  it('two drafts of equal pages differ by their approval, so that a new approval is stored', () => {
    const approved = draftOfPage(samplePage(), null, { hash: 'a'.repeat(64), kernel: 1 })
    expect(isSameDraft(approved, draftOf(samplePage()))).toBe(false)
    expect(hasSameContent(samplePage(), samplePage())).toBe(true)
  })
})
