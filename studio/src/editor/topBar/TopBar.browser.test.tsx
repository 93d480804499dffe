import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { PrintTools } from '../preflight/PrintTools.tsx'
import { TopBar } from './TopBar.tsx'

const FRONT = samplePage('front', [filledFrame('photo', 1)])
const BACK = samplePage('back', [filledFrame('sea', 1)], { sideNumber: 2 })

const iconOf = (button: Element): string => button.querySelector('path')?.getAttribute('d') ?? ''
const caption = (button: Element): string => getComputedStyle(button, '::after').content

it('EDT-44: on a computer each tool has an icon of its own and its name below it', async () => {
  await page.viewport(1280, 800)
  await renderInEditor(
    <>
      <TopBar />
      <PrintTools />
    </>,
    { pages: [FRONT, BACK], areas: ['verification', 'session'] },
  )
  const tools = page.getByRole('toolbar').getByRole('button')
  await expect.element(tools.first()).toBeVisible()
  const captions = tools.elements().map(caption)
  expect(captions).toHaveLength(11)
  expect(new Set(captions).size).toBe(11)
  expect(captions[0]).toContain('戻す')
  const proof = page.getByRole('button', { name: '仕上がり確認' }).elements()
  const icons = [...tools.elements(), ...proof].map(iconOf)
  expect(new Set(icons).size).toBe(12)
})

it('EDT-44: a narrow bar shows no names, and the menu of a phone has the icons of the same tools', async () => {
  await page.viewport(1280, 800)
  await renderInEditor(<TopBar />, { pages: [FRONT, BACK], areas: ['verification', 'session'] })
  const tools = page.getByRole('toolbar')
  const wide = new Map(
    tools
      .getByRole('button')
      .elements()
      .map((one) => [one.getAttribute('aria-label'), iconOf(one)]),
  )
  await page.viewport(390, 780)
  expect(caption(tools.getByRole('button', { name: '元に戻す' }).element())).toBe('none')
  await page.getByRole('button', { name: 'メニュー' }).click()
  await expect.element(page.getByRole('menuitem', { name: '履歴' })).toBeVisible()
  for (const name of ['写真トレイ', 'テンプレートを変える', 'カット線', '履歴', '機能をさがす']) {
    expect(iconOf(page.getByRole('menuitem', { name }).element()), name).toBe(wide.get(name))
  }
})
