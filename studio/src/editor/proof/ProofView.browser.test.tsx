import type { DesignPage } from '@irodori/design/designPage'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Controlled, controlled } from '../../../testing/controlledPromise.ts'
import { createTestKernel } from '../../../testing/createTestKernel.ts'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleProduct, sampleText } from '../../../testing/sampleDesign.ts'
import type { PrintRender } from '../../kernel/kernel.ts'
import { pageKeyAtom } from '../state/designState.ts'
import { ProofView } from './ProofView.tsx'

const FRONT = samplePage('front', [sampleText('words', 1)])
const BACK = samplePage('back', [sampleText('words of the back', 1)], { sideNumber: 2 })

const opener = page.getByRole('button', { name: '開く' })
const front = page.getByRole('dialog', { name: '仕上がり確認 表' })
const back = page.getByRole('dialog', { name: '仕上がり確認 裏' })
const sheet = page.getByRole('application', { name: '仕上がりの画像' })
const next = page.getByRole('button', { name: '次の面' })
const previous = page.getByRole('button', { name: '前の面' })

async function openProof(options: Partial<Parameters<typeof renderInEditor>[1]> = {}) {
  const screen = await renderInEditor(
    <OverlayButton overlay="PROOF">
      <ProofView />
    </OverlayButton>,
    { pages: [FRONT, BACK], ...options },
  )
  await opener.click()
  return screen
}

/** A kernel whose print renders end when the test lets them; a bitmap counts as open until it is closed. */
function heldRenders() {
  const kernel = createTestKernel()
  const asked: { readonly page: DesignPage; readonly answer: Controlled<PrintRender | null> }[] = []
  const open = new Set<ImageBitmap>()
  const render = (page: DesignPage, scale: number, purpose: string) => {
    if (purpose !== 'print') return kernel.render(page, scale, 'print')
    const answer = controlled<PrintRender | null>()
    asked.push({ page, answer })
    return answer.promise
  }
  const finish = async (at: number) => {
    const held = asked[at]
    if (!held) throw new Error(`render ${at} was not asked for`)
    const made = await kernel.render(held.page, 1, 'print')
    if (!made) throw new Error('the kernel made no picture')
    const { bitmap } = made
    const close = bitmap.close.bind(bitmap)
    open.add(bitmap)
    bitmap.close = () => {
      open.delete(bitmap)
      close()
    }
    held.answer.resolve(made)
  }
  return { render, finish, asked, open }
}

describe('the proof', () => {
  it('shows the current page with the number of its pixels, and returns the focus on Escape', async () => {
    await openProof()
    await expect.element(front).toBeVisible()
    await expect.element(front.getByText(/照合番号 front000/)).toBeInTheDocument()
    await expect.poll(() => front.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(front).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('goes through the pages, and the number belongs to the page that is shown', async () => {
    const { store } = await openProof()
    await expect.element(previous).toBeDisabled()
    await next.click()
    await expect.element(back.getByText(/照合番号 back0000/)).toBeInTheDocument()
    await expect.element(back.getByText('2／2')).toBeVisible()
    await expect.element(next).toBeDisabled()
    expect(store.get(pageKeyAtom)).toBe('back')
    await previous.click()
    await expect.element(front.getByText(/照合番号 front000/)).toBeInTheDocument()
  })

  it('moves a loupe with the arrow keys and tells its place on the paper', async () => {
    await openProof()
    await expect.element(sheet).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => page.getByText(/仕上がりの左から .* mm、上から .* mm、200%/).elements().length).toBe(1)
    const before = page.getByText(/仕上がりの左から/).element().textContent
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => page.getByText(/仕上がりの左から/).element().textContent).not.toBe(before)
    await userEvent.keyboard('+')
    await expect.element(page.getByText(/mm、300%/)).toBeInTheDocument()
  })

  it('shows the paper as it is cut, without the lines', async () => {
    await openProof()
    const cut = page.getByRole('button', { name: '切ったあとの姿' })
    await expect.element(page.getByText('カット線（紙の切り口）')).toBeVisible()
    await cut.click()
    await expect.element(cut).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('カット線（紙の切り口）')).not.toBeInTheDocument()
  })

  it('offers the hands for a clock only', async () => {
    await openProof({ product: sampleProduct({ categoryIdentify: 'clock' }) })
    const hands = page.getByRole('button', { name: '針と穴' })
    await hands.click()
    await expect.element(hands).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the picture of the proof', () => {
  it('is being made until the kernel answers, and no number is told before', async () => {
    const { render, finish, asked } = heldRenders()
    await openProof({ kernel: { render } })
    await expect.element(front.getByText('印刷と同じ絵を作っています…')).toBeVisible()
    await expect.element(page.getByText(/照合番号/)).not.toBeInTheDocument()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await finish(asked.length - 1)
    await expect.element(page.getByText(/照合番号 front000/)).toBeInTheDocument()
  })

  it('of a page that was left never replaces the picture of the current page, and every bitmap is closed', async () => {
    const { render, finish, asked, open } = heldRenders()
    const { view } = await openProof({ kernel: { render } })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await next.click()
    await expect.element(back).toBeVisible()
    await expect.poll(() => asked.at(-1)?.page.key).toBe('back')
    const last = asked.length - 1
    await finish(last)
    await expect.element(page.getByText(/照合番号 back0000/)).toBeInTheDocument()
    for (let at = 0; at < last; at++) await finish(at)
    await expect.poll(() => open.size).toBe(1)
    await expect.element(page.getByText(/照合番号 back0000/)).toBeInTheDocument()
    await view.unmount()
    expect(open.size).toBe(0)
  })

  it('can be made again after it has failed', async () => {
    const kernel = createTestKernel()
    let isBroken = true
    await openProof({
      kernel: {
        render: (made: DesignPage) =>
          isBroken ? Promise.reject(new Error('out of memory')) : kernel.render(made, 1, 'print'),
      },
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/仕上がりの画像を作れませんでした/)
    isBroken = false
    await page.getByRole('button', { name: 'もう一度作る' }).click()
    await expect.element(page.getByText(/照合番号 front000/)).toBeInTheDocument()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
