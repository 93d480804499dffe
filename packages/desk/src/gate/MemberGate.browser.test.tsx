import { readStaffMember } from '@irodori/contract/endpoints/desk/staffSession'
import type { Envelope } from '@irodori/contract/envelope'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OWNER, renderInDesk } from '../../testing/renderInDesk.tsx'
import { useMember } from '../member/MemberContext.ts'
import { MemberGate } from './MemberGate.tsx'

const Screen = () => <p>{useMember().userName}</p>

const open = (replies: Envelope<unknown>[]) =>
  renderInDesk(
    <MemberGate>
      <Screen />
    </MemberGate>,
    { member: null, calls: [{ endpoint: readStaffMember, reply: () => replies.shift() ?? succeed(OWNER) }] },
  )

it('a member with a session sees the screens, and the login after a logout', async () => {
  const { members } = await open([])
  await expect.element(page.getByText(OWNER.userName)).toBeVisible()
  members.logOut()
  await expect.element(page.getByRole('heading', { name: 'デスクにログイン' })).toBeVisible()
})

it('a server that refuses to say who is logged in is asked again', async () => {
  await open([refuse(429, 'TOO_MANY_TRIES')])
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(page.getByText(OWNER.userName)).toBeVisible()
})
