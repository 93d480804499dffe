import type { StraightTextItem } from '@irodori/contract/entities/designItem'
import { describe, expect, it } from 'vitest'
import { sampleText } from '../../testing/sampleText.ts'
import { isSampleText } from './sampleText.ts'

const PROPOSAL = '2026年10月8日　陽向（ひなた）'

const item = (text: string, change: Partial<StraightTextItem> = {}) =>
  sampleText({
    text,
    templateItemText: PROPOSAL,
    sampleParts: [
      { kind: 'DATE', text: '2026年10月8日' },
      { kind: 'NAME', text: '陽向' },
      { kind: 'READING', text: '（ひなた）' },
    ],
    ...change,
  })

describe('COM-5: a text shows a sample', () => {
  it.each([
    ['equals the proposal', PROPOSAL],
    ['equals the proposal apart from spaces and line breaks', '2026年10月8日\n陽向（ひなた） '],
    ['keeps the name of the sample', '2026年12月1日　陽向'],
    ['keeps the date of the sample', '2026年10月8日　結月（ゆづき）'],
  ])('if it %s', (_, text) => {
    expect(isSampleText(item(text))).toBe(true)
  })

  it('if a template without marks proposes it', () => {
    const { sampleParts: _, ...unmarked } = item('結婚しました', { templateItemText: '結婚しました' })
    expect(isSampleText(unmarked)).toBe(true)
    expect(isSampleText({ ...unmarked, text: '入籍しました' })).toBe(false)
    expect(isSampleText({ ...unmarked, templateItemText: '結婚 しました' })).toBe(true)
  })
})

describe('COM-5: a text shows no sample', () => {
  it.each([
    ['it is in words of the customer', item('2026年12月1日　結月（ゆづき）')],
    ['it is kept on purpose', item(PROPOSAL, { keepsTemplateText: true })],
    ['it is turned off', item(PROPOSAL, { isDisabledItem: true })],
    ['it is blank', item(' ', { templateItemText: '' })],
    ['the customer has added it and left it blank', item(' ', { templateItemText: '', origin: 'OWN' })],
    [
      'only a title is left of the proposal',
      item('ありがとう、ママ', {
        templateItemText: 'ありがとう',
        sampleParts: [{ kind: 'TITLE', text: 'ありがとう' }],
      }),
    ],
    [
      'a sample name of one character occurs in it',
      item('月子', { templateItemText: '月', sampleParts: [{ kind: 'NAME', text: '月' }] }),
    ],
  ])('if %s', (_, text) => {
    expect(isSampleText(text)).toBe(false)
  })
})
