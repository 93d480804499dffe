import type { FontFamily, ImageItem, TextItem } from '@irodori/contract'
import { isImageItem, isTextItem } from '@irodori/contract'
import { describe, expect, it } from 'vitest'
import { samplePage, sampleText, sampleFrame } from '../../editor/testing/sampleDesign.ts'
import { dressPage } from './dressPage.ts'
import { namePlaces } from './namePlace.ts'

const words = (text: string, position = 1, isDisabledItem = false) => ({
  id: String(position),
  text,
  position,
  isDisabledItem,
})
const placed = (...texts: string[]) => [
  ...namePlaces(
    texts.map((text, index) => words(text, index + 1)),
    'はると',
  ),
]

describe('CAT-34: the name stands', () => {
  it.each([
    ['佐藤 美咲', 'はると'],
    ['ゆいちゃん', 'はるとちゃん'],
    ['花子さんへ', 'はるとさんへ'],
    ['お名前', 'はると'],
    ['〇〇', 'はると'],
  ])('in the place of the name %s', (text, shown) => {
    expect(placed('ありがとう', text)).toEqual([['2', shown]])
  })

  it('in the place of the first line of Latin letters where a template has no name', () => {
    expect(placed('ありがとう', 'With love', 'to you')).toEqual([['2', 'はると']])
  })

  it('nowhere where that would change what is said', () => {
    expect(placed('いつも笑顔をくれるあなたへ', 'みなさんへ', 'たくさん笑って、\nおおきくなったね。')).toEqual([])
    expect([...namePlaces([words('With love', 1, true)], 'はると')]).toEqual([])
  })
})

describe('CAT-33: a template is shown with a photo', () => {
  const photo = { imageName: `${'a'.repeat(64)}.jpg`, width: 400, height: 300 }
  const page = samplePage('front', [sampleFrame('first', 1), sampleFrame('second', 2), sampleText('words', 3)])

  it('in each of its windows', () => {
    const dressed = dressPage(page, photo, '', [])
    const windows = dressed.items.filter(isImageItem) as ImageItem[]
    expect(windows.map(({ imageName }) => imageName)).toEqual([photo.imageName, photo.imageName])
    expect(dressed.items.filter(isTextItem)).toEqual(page.items.filter(isTextItem))
  })

  it('but not in a window that the shop has closed', () => {
    const closed = { ...page, items: page.items.map((item) => ({ ...item, isDisabledItem: true })) }
    expect(dressPage(closed, photo, 'はると', [])).toEqual(closed)
  })

  it('with the name in a face that has its letters', () => {
    const jp: FontFamily = { value: 'NotoSerifJP', web: 'a.ttf', chars: 'jp' }
    const latin: FontFamily = { value: 'EBGaramond', web: 'b.ttf', chars: 'latin' }
    const sign = { ...sampleText('words', 1), text: 'With love', font: latin.value } as TextItem
    const [dressed] = dressPage(samplePage('front', [sign]), null, 'はると', [jp, latin]).items
    expect(dressed).toMatchObject({ text: 'はると', font: jp.value })
  })
})
