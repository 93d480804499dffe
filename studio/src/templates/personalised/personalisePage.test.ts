import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { FontFamily } from '@irodori/contract/entities/product'
import { describe, expect, it } from 'vitest'
import { sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { personalisePage } from './personalisePage.ts'

const HARUTO = { name: 'はると', secondName: '', latinName: '', date: '', title: '' }
const NOTHING = { ...HARUTO, name: '' }

describe('CAT-33: a template with the photo and the name of the customer', () => {
  const photo = { imageName: `${'a'.repeat(64)}.jpg`, width: 400, height: 300 }
  const page = samplePage('front', [sampleFrame('first', 1), sampleFrame('second', 2), sampleText('words', 3)])

  it('shows the photo in each frame of a template', () => {
    const personalised = personalisePage(page, photo, NOTHING, [])
    const frames = personalised.items.filter(isImageItem) as ImageItem[]
    expect(frames.map(({ imageName }) => imageName)).toEqual([photo.imageName, photo.imageName])
    expect(personalised.items.filter(isTextItem)).toEqual(page.items.filter(isTextItem))
  })

  it('leaves a frame that the shop has disabled without the photo', () => {
    const disabled = { ...page, items: page.items.map((item) => ({ ...item, isDisabledItem: true })) }
    expect(personalisePage(disabled, photo, HARUTO, [])).toEqual(disabled)
  })

  it('shows the name in a font that has its glyphs', () => {
    const jp: FontFamily = { value: 'NotoSerifJP', web: 'a.ttf', chars: 'jp' }
    const latin: FontFamily = { value: 'EBGaramond', web: 'b.ttf', chars: 'latin' }
    const sign = {
      ...sampleText('words', 1, 'Hinata'),
      sampleParts: [{ kind: 'NAME' as const, text: 'Hinata' }],
      font: latin.value,
    }
    const [personalised] = personalisePage(samplePage('front', [sign]), null, HARUTO, [jp, latin]).items
    expect(personalised).toMatchObject({ text: 'はると', font: jp.value })
  })
})
