import type { ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { FontFamily } from '@irodori/contract/entities/product'
import { describe, expect, it } from 'vitest'
import { sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { nameReplacements } from './nameReplacements.ts'
import { personalisePage } from './personalisePage.ts'

const sampleItem = (text: string, position = 1, isDisabledItem = false) => ({
  id: String(position),
  text,
  position,
  isDisabledItem,
})
const replaced = (...texts: string[]) => [
  ...nameReplacements(
    texts.map((text, index) => sampleItem(text, index + 1)),
    'はると',
  ),
]

describe('CAT-34: the name replaces', () => {
  it.each([
    ['佐藤 美咲', 'はると'],
    ['ゆいちゃん', 'はるとちゃん'],
    ['花子さんへ', 'はるとさんへ'],
    ['お名前', 'はると'],
    ['〇〇', 'はると'],
  ])('the name in %s', (text, shown) => {
    expect(replaced('ありがとう', text)).toEqual([['2', shown]])
  })

  it('the first line of Latin letters if the template has no name', () => {
    expect(replaced('ありがとう', 'With love', 'to you')).toEqual([['2', 'はると']])
  })

  it('no text whose meaning would change', () => {
    expect(replaced('いつも笑顔をくれるあなたへ', 'みなさんへ', 'たくさん笑って、\nおおきくなったね。')).toEqual([])
    expect([...nameReplacements([sampleItem('With love', 1, true)], 'はると')]).toEqual([])
  })
})

describe('CAT-33: a template with the photo and the name of the customer', () => {
  const photo = { imageName: `${'a'.repeat(64)}.jpg`, width: 400, height: 300 }
  const page = samplePage('front', [sampleFrame('first', 1), sampleFrame('second', 2), sampleText('words', 3)])

  it('shows the photo in each frame of a template', () => {
    const personalised = personalisePage(page, photo, '', [])
    const frames = personalised.items.filter(isImageItem) as ImageItem[]
    expect(frames.map(({ imageName }) => imageName)).toEqual([photo.imageName, photo.imageName])
    expect(personalised.items.filter(isTextItem)).toEqual(page.items.filter(isTextItem))
  })

  it('leaves a frame that the shop has disabled without the photo', () => {
    const disabled = { ...page, items: page.items.map((item) => ({ ...item, isDisabledItem: true })) }
    expect(personalisePage(disabled, photo, 'はると', [])).toEqual(disabled)
  })

  it('shows the name in a font that has its glyphs', () => {
    const jp: FontFamily = { value: 'NotoSerifJP', web: 'a.ttf', chars: 'jp' }
    const latin: FontFamily = { value: 'EBGaramond', web: 'b.ttf', chars: 'latin' }
    const sign = { ...sampleText('words', 1), text: 'With love', font: latin.value } as TextItem
    const [personalised] = personalisePage(samplePage('front', [sign]), null, 'はると', [jp, latin]).items
    expect(personalised).toMatchObject({ text: 'はると', font: jp.value })
  })
})
