import { isImageItem } from '@irodori/contract/entities/designItem'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, samplePage, sampleProduct } from '../../../testing/sampleDesign.ts'
import { historyAtom, pageKeyAtom, pagesAtom } from '../state/designState.ts'
import { PageOverview } from './PageOverview.tsx'

/** A cover, four inner pages with a photo each, and a back cover. */
const PAGES = [...'abcdef'].map((letter, at) =>
  samplePage(`page ${at - 1}`, [filledFrame(`photo ${letter}`, 1, letter)], {
    pageNumber: String(at - 1),
    sideCount: 1,
  }),
)

async function openOverview() {
  const screen = await renderInEditor(
    <OverlayButton overlay="OVERVIEW">
      <PageOverview />
    </OverlayButton>,
    { pages: PAGES, product: sampleProduct({ seichoku: { pageSize: 10, totalPage: 8 }, numberOfSides: 1 }) },
  )
  screen.actions.showPage('page 1')
  await page.getByRole('button', { name: '開く' }).click()
  const order = () =>
    screen.store
      .get(pagesAtom)
      .map(({ items }) =>
        items
          .filter(isImageItem)
          .map(({ imageName }) => imageName?.[0])
          .join(),
      )
      .join('')
  const steps = () => screen.store.get(historyAtom).past.map(({ label }) => label)
  return { ...screen, order, steps }
}

const places = page.getByRole('dialog').getByRole('listitem')
const move = (name: RegExp) => page.getByRole('button', { name })

/** Drags one place to another with a pointer that the test makes up, which the browser cannot capture. */
function drag(from: number, to: number): void {
  const element = places.nth(from).element()
  element.setPointerCapture = () => {}
  for (const [type, over] of [
    ['pointerdown', element],
    ['pointermove', places.nth(to).element()],
    ['pointerup', element],
  ] as const) {
    const { left, top, width, height } = over.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2 }
    element.dispatchEvent(
      new PointerEvent(type, { ...at, pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true }),
    )
  }
}

describe('the overview of a booklet', () => {
  it('PGS-26: the arrows of an inner page move it with its photos, and the customer stays with the shown content', async () => {
    const { order, steps, store, actions } = await openOverview()
    await expect.element(places.nth(0).getByRole('button', { name: /移す/ })).not.toBeInTheDocument()
    await move(/^3–4ページを後ろへ移す/).click()
    expect(order()).toBe('abdcef')
    expect(store.get(pageKeyAtom)).toBe('page 2')
    expect(steps()).toEqual(['movePage'])
    actions.undo()
    expect(order()).toBe('abcdef')
  })

  it('PGS-28: a page is dragged to another place; the covers take none', async () => {
    const { order } = await openOverview()
    drag(1, 4)
    await expect.poll(order).toBe('acdebf')
    drag(2, 0)
    expect(order()).toBe('acdebf')
  })

  it('PGS-27: a page is copied onto the next one, whose photos it replaces, and this can be undone', async () => {
    const { order, steps, actions } = await openOverview()
    await move(/^1–2ページの内容を次の面へ写す/).click()
    expect(order()).toBe('abbdef')
    expect(steps()).toEqual(['copyPage'])
    actions.undo()
    expect(order()).toBe('abcdef')
  })
})
