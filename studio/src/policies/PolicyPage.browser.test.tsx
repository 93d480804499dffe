import { readLegalText } from '@irodori/contract/endpoints/shop'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { LegalText } from '@irodori/contract/shopProfile'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { PolicyPage } from './PolicyPage.tsx'

const TEXT: LegalText = {
  language: 'ja',
  lead: [{ kind: 'TEXT', text: '花水木の決まりです。' }],
  sections: [
    { title: '料金', blocks: [{ kind: 'LIST', items: ['送料', '包装代'] }] },
    { title: '返品', blocks: [{ kind: 'TEXT', text: 'お受けできません。\n不良品は別です。' }] },
    { title: '変更', blocks: [{ kind: 'TEXT', text: 'お知らせします。' }] },
  ],
}
const AREAS = ['policies'] as const

it('CAT-40: shows the text of the shop by its sections, and a list of them', async () => {
  const { sent } = await renderInStudio(<PolicyPage name="commerce" />, {
    areas: AREAS,
    calls: [answers(readLegalText, TEXT)],
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible()
  await expect.element(page.getByText('花水木の決まりです。')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: '包装代' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '返品' })).toHaveAttribute('href', '#section-2')
  await expect.element(page.getByRole('heading', { name: '返品' })).toBeVisible()
  expect(sent.map(({ path }) => path)).toContain('/api/shop/legal/commerce/ja')
})

it('CAT-40: says in words that the text could not be loaded, and loads it again', async () => {
  let isDown = true
  await renderInStudio(<PolicyPage name="terms" />, {
    areas: AREAS,
    calls: [{ endpoint: readLegalText, reply: () => (isDown ? refuse(404, 'NOT_FOUND') : succeed(TEXT)) }],
  })
  await expect.element(page.getByText('文書を表示できませんでした')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(page.getByText('花水木の決まりです。')).toBeVisible()
})
