import { isTextItem } from '@irodori/contract/entities/designItem'
import { changeItem } from '@irodori/design/change'
import { postalBoxes } from '@irodori/design/postalCodes'
import { POSTCARD } from '@irodori/design/testing/sampleItems'
import { sampleMonthGrid } from '@irodori/design/testing/sampleMonthGrid'
import type { TextRequest } from '@irodori/typography/textRequest'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { controlled } from '../../../testing/controlledPromise.ts'
import { setInSquares } from '../../../testing/createTestKernel.ts'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom, pageKeyAtom, pagesAtom, selectionAtom } from '../state/designState.ts'
import { sheetFindingsAtom } from '../state/resourceState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { CheckList } from './CheckList.tsx'

/** Far from the edges of the page. */
const INSIDE = { left: 300, top: 600 }
/** Letters of 20 points are 83 print pixels wide: eight of them overflow the box of 600. */
const LONG = { ...sampleText('long', 1, 'おたんじょうびに'), ...INSIDE, fontSize: 20 }
const EMPTY = { ...sampleFrame('empty', 1), ...INSIDE }
const FRONT = samplePage('front', [LONG])
const BACK = samplePage('back', [EMPTY], { sideNumber: 2 })

const opener = page.getByRole('button', { name: '開く' })
const dialog = page.getByRole('dialog', { name: '印刷前の点検' })
const shrink = dialog.getByRole('button', { name: '表 おたんじょうびに 18 pt に小さくする' })
const disable = dialog.getByRole('button', { name: '裏 写真1 この枠を使わない' })

async function openList(options: Partial<Parameters<typeof renderInEditor>[1]> = {}) {
  const screen = await renderInEditor(
    <OverlayButton overlay="CHECKLIST">
      <CheckList />
    </OverlayButton>,
    { pages: [FRONT, BACK], ...options },
  )
  await opener.click()
  const steps = () => screen.store.get(historyAtom).past.map(({ label }) => label)
  return { ...screen, steps }
}

describe('the check list', () => {
  it('names the findings of both pages, the blocking one first, and focuses the answer that changes nothing', async () => {
    const { steps } = await openList()
    await expect.element(dialog.getByText('確かめるところが 2 か所あります。')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '編集にもどる' })).toHaveFocus()
    await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(/表 おたんじょうびに/)
    await expect.element(dialog.getByRole('listitem').last()).toMatchTextContent(/裏 写真1/)
    await userEvent.keyboard('{Enter}')
    await expect.element(opener).toHaveFocus()
    expect(steps()).toEqual([])
  })

  it('repairs the finding of its row only, keeps the row in place, and can be undone', async () => {
    const { store, actions } = await openList()
    await disable.click()
    await expect.element(dialog.getByText('直しました')).toBeVisible()
    await expect.element(dialog.getByRole('status')).toHaveTextContent('裏 写真1を直しました')
    await expect.element(dialog.getByRole('button', { name: '裏 写真1を見る' })).toHaveFocus()
    await expect.element(dialog.getByText('確かめるところが 1 か所あります。')).toBeVisible()
    expect(store.get(pagesAtom).map(({ items: [item] }) => item?.isDisabledItem)).toEqual([false, true])
    actions.undo()
    await expect.element(disable).toBeVisible()
  })

  it('is one step of undo when the repair is clicked twice', async () => {
    const { steps, store } = await openList()
    await shrink.dblClick()
    await expect.element(shrink).not.toBeInTheDocument()
    expect(steps()).toEqual(['size'])
    expect(store.get(pagesAtom)[0]?.items[0]).toMatchObject({ fontSize: 18 })
  })

  it('EDT-59: lists a postal code that shows the sample once, by its digits, and keeps all of them in one step', async () => {
    const digits = postalBoxes(POSTCARD).map(({ left, top, width, height }, at) => ({
      ...sampleText(`digit ${at}`, at, String(at + 1)),
      ...{ left, top, width, height, fontSize: 10, templateItemText: String(at + 1), keepsTemplateText: false },
    }))
    const side = samplePage('address', digits, { sheet: { ...samplePage('front', []).sheet, ...POSTCARD } })
    const { steps, store } = await openList({ pages: [side] })
    await expect.element(dialog.getByText('確かめるところが 1 か所あります。')).toBeVisible()
    await dialog.getByRole('button', { name: '表 〒123-4567 この文字のまま印刷する' }).click()
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/〒123-4567を直しました/)
    expect(store.get(pagesAtom)[0]?.items.every((item) => isTextItem(item) && item.keepsTemplateText)).toBe(true)
    expect(steps()).toEqual(['keepText'])
  })

  it('CLD-9: names what is too long in a month, and leads to the settings of the calendar', async () => {
    const sheet = { ...samplePage('may', []).sheet, monthGrid: sampleMonthGrid(), month: '2027-05' }
    const { store } = await openList({ pages: [FRONT, samplePage('may', [], { sideNumber: 2, sheet })] })
    const place = { pageKey: 'may', itemId: 'month', severity: 'WARNING', repair: null } as const
    store.set(sheetFindingsAtom, new Map([['may', [{ ...place, kind: 'NAME_TOO_LONG', names: ['寿限無寿限無'] }]]]))
    const row = dialog.getByRole('listitem').filter({ hasText: '寿限無寿限無' })
    await expect.element(row).toMatchTextContent(/2027年5月.*日のマスに入りきらない名前.*名前を短くしてください/)
    await row.getByRole('button', { name: '2027年5月を見る' }).click()
    expect([store.get(pageKeyAtom), store.get(overlayAtom)]).toEqual(['may', 'CALENDAR'])
    expect(store.get(selectionAtom).itemId).toBeNull()
  })

  it('shows the item of a finding on its page and closes', async () => {
    const { store } = await openList()
    await dialog.getByRole('button', { name: '裏 写真1を見る' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect([store.get(pageKeyAtom), store.get(selectionAtom).itemId]).toEqual(['back', 'empty'])
  })

  it('leads to the proof', async () => {
    const { store } = await openList()
    await dialog.getByRole('button', { name: '仕上がりを確認する' }).click()
    await expect.poll(() => store.get(overlayAtom)).toBe('PROOF')
  })

  it('says that everything is well once nothing is found', async () => {
    await openList({ pages: [samplePage('front', [{ ...LONG, text: 'はる' }])] })
    await expect.element(dialog.getByText('すべてよい状態です。安心して印刷できます。')).toBeVisible()
    await expect.element(dialog.getByRole('listitem')).not.toBeInTheDocument()
  })
})

/** A kernel whose texts wait from `hold` on, until `fail` rejects them. */
function heldTrials() {
  const answer = controlled<ReturnType<typeof setInSquares>>()
  let isHeld = false
  let trials = 0
  const setText = (request: TextRequest) => {
    if (!isHeld) return Promise.resolve(setInSquares(request))
    trials += 1
    return answer.promise
  }
  return {
    kernel: { setText },
    hold: () => {
      isHeld = true
    },
    fail: () => answer.reject(new Error('the font could not be loaded')),
    trials: () => trials,
  }
}

describe('the repair of a finding', () => {
  it('is offered only after a trial has found one', async () => {
    const { kernel, hold, fail, trials } = heldTrials()
    await openList({ kernel })
    await expect.element(shrink).toBeVisible()
    await userEvent.keyboard('{Escape}')
    hold()
    await opener.click()
    await expect.poll(trials).toBeGreaterThan(0)
    await expect.element(shrink).not.toBeInTheDocument()
    fail()
    await expect.element(dialog.getByText(/文字を減らしてください。/)).toBeVisible()
  })

  it('follows the text: another size is offered after the text has changed', async () => {
    const { actions, store } = await openList()
    await expect.element(shrink).toBeVisible()
    const [front = FRONT] = store.get(pagesAtom)
    actions.perform('typing', changeItem(front, LONG, { text: 'おたんじょうびにおくるもの' }))
    await expect
      .element(dialog.getByRole('button', { name: /おたんじょうびにおくるもの \d+ pt に小さくする/ }))
      .toBeVisible()
    await expect.element(shrink).not.toBeInTheDocument()
  })

  it('writes nothing after the list was closed in the middle of a trial', async () => {
    const { kernel, hold, fail, trials } = heldTrials()
    const onError = vi.spyOn(console, 'error')
    await openList({ kernel })
    await expect.element(shrink).toBeVisible()
    await userEvent.keyboard('{Escape}')
    hold()
    await opener.click()
    await expect.poll(trials).toBeGreaterThan(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    fail()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onError).not.toHaveBeenCalled()
    onError.mockRestore()
  })
})
