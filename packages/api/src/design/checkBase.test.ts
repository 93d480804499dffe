import { pageFromDesign } from '@irodori/design/designPage'
import { hasSameContent } from '@irodori/design/pageContent'
import { describe, expect, it } from 'vitest'
import { draftOf, TEMPLATE } from '../../testing/smallShop.ts'
import type { DesignRow } from '../database/tables/designs.ts'
import { isSavedAs, storedDraft } from './checkBase.ts'

const draft = draftOf(TEMPLATE, '0b8f8a0e-6f0a-4a53-9a4e-3f1f0b1f2c3d')
const rowOf = (change: Partial<DesignRow> = {}): DesignRow =>
  ({ group_number: 1, draft: storedDraft(draft), ...change }) as DesignRow
const withText = (text: string) => ({
  ...draft,
  items: draft.items.map((item) => ('text' in item ? { ...item, text } : item)),
})

describe('isSavedAs', () => {
  it('accepts only drafts whose page has the same content for the studio', () => {
    for (const sent of [draft, withText('なつ'), { ...draft, backgroundColor: '#000000' }]) {
      const isSame = hasSameContent(pageFromDesign(draft), pageFromDesign(sent))
      expect(isSavedAs(rowOf(), sent, 1)).toBe(isSame)
    }
  })

  it('ignores the id, the version that the draft is based on, and the order of keys', () => {
    const stored = Object.fromEntries(Object.entries(storedDraft(draft)).toReversed()) as DesignRow['draft']
    expect(isSavedAs(rowOf({ draft: stored }), { ...draft, id: 'design-1', basedOn: null }, 1)).toBe(true)
  })

  it('refuses another group and a new approval', () => {
    expect(isSavedAs(rowOf(), draft, 2)).toBe(false)
    expect(isSavedAs(rowOf(), { ...draft, approvedHash: 'a'.repeat(64) }, 1)).toBe(false)
  })
})
