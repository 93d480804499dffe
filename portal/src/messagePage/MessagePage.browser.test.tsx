import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { MessagePage } from './MessagePage.tsx'
import { messageContent } from './messageContent.ts'
import { GIFT_THEMES } from './themes/giftThemes.ts'

const order = { orderNumber: 'irodori-1', urlReleasedDate: null }
const content = messageContent([], { defaultTitle: 'ばあばへ' }, order, 'DESIGN', new Date())

const THEMES = Object.keys(GIFT_THEMES)

it.each(THEMES)('GFT-27: the drawing at the head of %s fades out below at every width', async (theme) => {
  await renderInPortal(<MessagePage theme={theme} mode="DESIGN" content={content} />, { areas: ['gift'] })
  for (const width of [390, 1280]) {
    await page.viewport(width, 800)
    const title = page.getByRole('heading', { name: 'ばあばへ' })
    await expect.element(title).toBeVisible()
    const head = title.element().previousElementSibling
    if (!head) throw new Error('the page has no head')
    const { maskImage } = getComputedStyle(head)
    expect(maskImage).toContain('rgba(0, 0, 0, 0)')
    // The fade ends at the lower edge of what is drawn, above the title.
    expect(head.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.element().getBoundingClientRect().top)
  }
})
