import { changeItem } from '@irodori/design/change'
import { pageContentHash } from '@irodori/design/pageContent'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { PrintTools } from '../preflight/PrintTools.tsx'
import { savedResultAtom } from '../saving/savedResult.ts'
import { pageKeyAtom, pagesAtom, selectionAtom } from '../state/designState.ts'
import { savedAtom } from '../state/savingState.ts'
import { arrangingAtom, busyAtom, cameraAtom, overlayAtom } from '../state/viewState.ts'
import { NextPlace } from './NextPlace.tsx'
import { SavedCard } from './SavedCard.tsx'
import { StartPanel } from './StartPanel.tsx'

const INSIDE = { left: 300, top: 600 }
const EMPTY = { ...sampleFrame('photo', 1), ...INSIDE }
const SAMPLE = {
  ...sampleText('name', 2, '佐藤 美咲'),
  ...INSIDE,
  templateItemText: '佐藤 美咲',
  keepsTemplateText: false,
}
/** A photo of 210 by 140 pixels, far too few for its frame. */
const COARSE = {
  ...filledFrame('photo', 1),
  ...INSIDE,
  sourceWidth: 210,
  sourceHeight: 140,
  croppedWidth: 210,
  croppedHeight: 140,
}
const WRITTEN = { ...sampleText('thanks', 1), ...INSIDE }
const FRONT = samplePage('front', [EMPTY, SAMPLE])
const BACK = samplePage('back', [{ ...SAMPLE, id: 'sender' }], { sideNumber: 2 })
const FILLED = samplePage('front', [
  { ...filledFrame('photo', 1), ...INSIDE },
  { ...WRITTEN, position: 2 },
])
const ALL_FILLED = [FILLED, samplePage('back', [WRITTEN], { sideNumber: 2 })]

const button = (name: string | RegExp) => page.getByRole('button', { name })
const step = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name }).first()

it('EDT-40: the steps of a page lead to the next photo, the next text, the next page and the proof', async () => {
  const choosePhoto = vi.fn()
  const { store, actions } = await renderInEditor(<StartPanel choosePhoto={choosePhoto} />, { pages: [FRONT, BACK] })
  await expect.element(step(/写真を入れる/)).toMatchTextContent(/あと1か所/)
  await button('次の写真を選ぶ').click()
  expect(choosePhoto).toHaveBeenCalledOnce()
  expect(store.get(selectionAtom).itemId).toBe('photo')
  await button('次の文字を開く').click()
  expect(store.get(selectionAtom).itemId).toBe('name')
  expect(button('裏へ進む').elements()).toEqual([])

  const [front] = store.get(pagesAtom)
  if (!front) throw new Error('the design has no page')
  actions.perform('photo', changeItem(front, EMPTY, filledFrame('photo', 1)))
  actions.perform('typing', changeItem(front, SAMPLE, { text: '鈴木 春' }))
  await expect.element(step(/写真を入れる/)).toMatchTextContent(/できました/)
  await expect.element(step(/文字を変える/)).toMatchTextContent(/このままで印刷できます/)
  await button('裏へ進む').click()
  expect(store.get(pageKeyAtom)).toBe('back')
})

it('EDT-40: a filled design leads to its proof, and once it is saved nothing is left to do', async () => {
  const { store } = await renderInEditor(<StartPanel choosePhoto={() => {}} />, { pages: ALL_FILLED })
  await button('仕上がり確認').click()
  expect(store.get(overlayAtom)).toBe('PROOF')
  store.set(savedAtom, new Map(store.get(pagesAtom).map((saved) => [saved.key, pageContentHash(saved)])))
  await expect.element(step(/仕上がりを確かめて/)).toMatchTextContent(/できました/)
  expect(button('仕上がり確認').elements()).toEqual([])
})

it('EDT-40: names the tools, and each of them opens', async () => {
  const { store } = await renderInEditor(<StartPanel choosePhoto={() => {}} />, { pages: [FRONT, BACK] })
  await button('テンプレートを変える').click()
  expect(store.get(overlayAtom)).toBe('TEMPLATE')
  await button('キー操作の一覧').click()
  expect(store.get(overlayAtom)).toBe('SHORTCUTS')
})

const ring = (): HTMLElement | null => document.querySelector('[aria-hidden="true"][style*="left"]')

it('EDT-41: a ring follows the next place with the camera, and is gone while something is selected, moved or arranged', async () => {
  const { store, actions } = await renderInEditor(<NextPlace />, { pages: [FRONT] })
  store.set(cameraAtom, { x: 10, y: 20, zoom: 0.5 })
  // The frame lies 300 px from the left and 600 px from the top and is 600 by 400 px; its ring has 0.6 of 200 px.
  await expect.poll(() => ring()?.style.cssText).toContain('left: 250px; top: 360px')
  expect(ring()?.style.width).toBe('120px')
  const hiders: readonly ((isHidden: boolean) => void)[] = [
    (isHidden) => actions.select(isHidden ? 'photo' : null),
    (isHidden) => store.set(busyAtom, isHidden),
    (isHidden) => store.set(arrangingAtom, isHidden),
  ]
  for (const hide of hiders) {
    hide(true)
    await expect.poll(ring).toBeNull()
    hide(false)
    await expect.poll(ring).not.toBeNull()
  }
  actions.perform('photo', changeItem(FRONT, EMPTY, filledFrame('photo', 1)))
  await expect.poll(() => ring()?.textContent).toBe('ここに文字を入れます')
  actions.perform('typing', changeItem(FRONT, SAMPLE, { text: '鈴木 春' }))
  await expect.poll(ring).toBeNull()
})

it('EDT-42: after a save of all pages a card says that nothing is printed yet and leads to the confirmation', async () => {
  const { store } = await renderInEditor(<SavedCard />, { pages: ALL_FILLED })
  store.set(savedAtom, new Map(store.get(pagesAtom).map((saved) => [saved.key, pageContentHash(saved)])))
  store.set(savedResultAtom, true)
  const card = page.getByRole('status', { name: '保存の結果' })
  await expect.element(card).toMatchTextContent(/デザインを保存しました.*印刷はまだ始まっていません/)
  await expect
    .element(card.getByRole('link', { name: '仕上がりを確かめる' }))
    .toHaveAttribute('href', expect.stringContaining('order=irodori-10000001&group=1'))
  await button('編集を続ける').click()
  await expect.element(card).toHaveTextContent('')
})

it('EDT-42: after a save of one page the card leads to the next one that is not saved, and a change closes it', async () => {
  const { store, actions } = await renderInEditor(<SavedCard />, { pages: [FILLED, BACK] })
  const save = () => {
    store.set(savedAtom, new Map([['front', pageContentHash(store.get(pagesAtom)[0] ?? FILLED)]]))
    store.set(savedResultAtom, true)
  }
  save()
  const card = page.getByRole('status', { name: '保存の結果' })
  await expect.element(card).toMatchTextContent(/この面を保存しました.*次は「裏」です/)
  await button('裏へ進む').click()
  expect(store.get(pageKeyAtom)).toBe('back')
  await expect.element(card).toHaveTextContent('')
  save()
  await expect.element(card).toMatchTextContent(/この面を保存しました/)
  actions.perform('typing', changeItem(FILLED, { ...WRITTEN, position: 2 }, { text: 'おめでとう' }))
  await expect.element(card).toHaveTextContent('')
})

it('EDT-40: a step whose places are filled names those that may be printed badly', async () => {
  await renderInEditor(<StartPanel choosePhoto={() => {}} />, {
    pages: [samplePage('front', [COARSE, { ...WRITTEN, position: 2 }])],
  })
  await expect.element(step(/写真を入れる/)).toMatchTextContent(/注意が1か所あります/)
  await expect.element(step(/文字を変える/)).toMatchTextContent(/このままで印刷できます/)
})

it('EDT-43: what is not filled in yet is counted as left, and only what may go wrong as a warning', async () => {
  const { actions } = await renderInEditor(<PrintTools />, { pages: [FRONT] })
  await expect.element(button(/印刷前の点検/)).toMatchTextContent(/^印刷前の点検あと2か所$/)
  actions.perform('photo', changeItem(FRONT, EMPTY, COARSE))
  await expect.element(button(/印刷前の点検/)).toMatchTextContent(/^印刷前の点検1 ?1か所$/)
  await userEvent.keyboard('{Tab}')
  await expect.element(button(/印刷前の点検/)).toHaveFocus()
})
