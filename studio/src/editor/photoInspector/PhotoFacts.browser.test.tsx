import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { PhotoFacts } from './PhotoFacts.tsx'

/** A photo of 3000 by 2000 pixels in a frame of 600 print pixels at 300 dpi prints with 1500 ppi. */
const FINE = filledFrame('photo', 1)

async function show(width: number) {
  const item = { ...FINE, croppedWidth: width, croppedHeight: (width * 2) / 3 }
  const front = samplePage('front', [item])
  await renderInEditor(<PhotoFacts page={front} item={item} imageName={item.imageName ?? ''} />, { pages: [front] })
}

it('PRN-1: says in plain words how a photo prints, and the pixels per inch behind a press', async () => {
  await show(3000)
  await expect.element(page.getByText('印刷の細かさ：きれいに印刷できます')).toBeVisible()
  const term = page.getByText(/約 1500 ppi/)
  expect(term.elements()).toHaveLength(1)
  await page.getByText('印刷の細かさ：きれいに印刷できます').click()
  await expect.element(page.getByRole('group')).toHaveAttribute('open')
  await expect.element(term).toBeVisible()
})

it('PRN-1: warns of a soft photo below 200 ppi and of a coarse one below 120', async () => {
  await show(380)
  await expect.element(page.getByText(/少しやわらかい仕上がり/)).toBeVisible()
  await show(220)
  await expect.element(page.getByText(/粗く見えるおそれ/)).toBeVisible()
})
