import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { GiftEnding } from './GiftEnding.tsx'
import { messageContent } from './messageContent.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const contentOf = (urlReleasedDate: string | null) =>
  messageContent([], { defaultTitle: '' }, { orderNumber: 'irodori-1', urlReleasedDate }, 'RELEASED', NOW)

const open = (urlReleasedDate: string | null, accepted: string | null = null) =>
  renderInPortal(
    <GiftEnding content={contentOf(urlReleasedDate)} onAccept={() => {}} onClose={() => {}} accepted={accepted}>
      {null}
    </GiftEnding>,
    { areas: ['gift'] },
  )
const validity = page.getByRole('region', { name: '贈りものの受け取り' })

it('GFT-26: the recipient reads until which day the delivery can be chosen, and until which day the page opens', async () => {
  await open('2026-09-30T15:30:00.000Z')
  await expect
    .element(validity)
    .toMatchTextContent(/受け取りの有効期限\s*2026\/12\/01.*製作が始まります。\s*このページの公開期限\s*2027\/04\/01/)
})

it('GFT-26: the recipient of an accepted gift reads only until which day the page opens', async () => {
  await open('2026-08-31T14:30:00.000Z', '受け取りました')
  await expect.element(validity).toMatchTextContent(/受け取りました\s*このページの公開期限\s*2027\/02\/28/)
  await expect.element(page.getByText('受け取りの有効期限')).not.toBeInTheDocument()
})
