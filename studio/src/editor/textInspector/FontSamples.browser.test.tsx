import { previewText } from '@irodori/contract/endpoints/image'
import { refuse, succeed } from '@irodori/contract/envelope'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleProduct, sampleText } from '../../../testing/sampleDesign.ts'
import { TypeFields } from './TypeFields.tsx'

const FONTS = [
  { value: 'NotoSerifJP.ttf', web: 'NotoSerifJP-Normal.ttf', chars: 'jp' },
  { value: 'YujiSyuku.ttf', web: 'YujiSyuku-Normal.ttf', chars: 'jp' },
  { value: 'GreatVibes.ttf', web: 'GreatVibes-Normal.ttf', chars: 'latin' },
] as const

/** A picture of one pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const ANSWER = { src: PICTURE, truncated: false, missing: ['旅'] }

async function open(font: string = FONTS[0].value, sample = answers(previewText, ANSWER)) {
  const item = { ...sampleText('words', 1, '春の旅\n二〇二六'), font }
  const edits: object[] = []
  const screen = await renderInEditor(<TypeFields item={item} edit={(_, change) => edits.push(change)} />, {
    pages: [samplePage('front', [item])],
    product: sampleProduct({ fonts: [...FONTS] }),
    calls: [sample],
  })
  return { edits, ...screen }
}

const dialog = page.getByRole('dialog', { name: '書体をえらぶ' })
const samples = dialog.getByRole('listitem')
const pictureOf = (index: number) => samples.nth(index).element().querySelector('img')

it('EDT-58: shows each family with the first line of the text and with the characters that it lacks', async () => {
  const { edits } = await open()
  await page.getByRole('button', { name: '書体の見本を見る' }).click()
  await expect.poll(() => samples.elements().length).toBe(3)
  await expect.element(samples.nth(1)).toMatchTextContent(/印刷できない文字：旅/)
  await expect.element(samples.nth(0).getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await samples.nth(1).getByRole('button').click()
  expect(edits).toEqual([{ font: 'YujiSyuku.ttf' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('EDT-58: a Latin family shows its own name in place of Japanese words, and says so', async () => {
  await open()
  await page.getByRole('button', { name: '書体の見本を見る' }).click()
  await expect.element(samples.nth(2)).toMatchTextContent(/アルファベットと数字の書体です/)
})

it('EDT-58: asks the server for one sample after the other, and says which cannot be shown', async () => {
  const waiting: PromiseWithResolvers<void>[] = []
  await open(FONTS[0].value, {
    endpoint: previewText,
    reply: async () => {
      const turn = Promise.withResolvers<void>()
      waiting.push(turn)
      await turn.promise
      return waiting.length === 2 ? refuse(400, 'REQUEST_INVALID') : succeed(ANSWER)
    },
  })
  await page.getByRole('button', { name: '書体の見本を見る' }).click()
  await expect.poll(() => samples.elements().length).toBe(3)
  for (const count of [1, 2, 3]) {
    await expect.poll(() => waiting.length).toBe(count)
    expect(pictureOf(count - 1)).toBeNull()
    waiting.at(-1)?.resolve()
  }
  await expect.element(samples.nth(1)).toMatchTextContent(/見本を表示できません/)
  await expect.poll(() => pictureOf(2)).not.toBeNull()
})

it('EDT-58: finds families by mood and by what they are called', async () => {
  await open()
  await page.getByRole('button', { name: '書体の見本を見る' }).click()
  await dialog.getByRole('button', { name: '筆記体' }).click()
  await expect.poll(() => samples.elements().length).toBe(1)
  await dialog.getByRole('button', { name: 'すべて' }).click()
  await dialog.getByRole('textbox', { name: '書体をさがす' }).fill('年賀状')
  await expect.element(samples).toMatchTextContent(/毛筆の楷書/)
  await dialog.getByRole('textbox', { name: '書体をさがす' }).fill('ぺんぎん')
  await expect.element(dialog.getByText('「ぺんぎん」に合う書体がありません')).toBeVisible()
})

it('EDT-58: a family without a bold weight offers no weight', async () => {
  await open('YujiSyuku.ttf')
  await expect.element(page.getByRole('combobox', { name: '書体' })).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: '太さ' })).not.toBeInTheDocument()
})
