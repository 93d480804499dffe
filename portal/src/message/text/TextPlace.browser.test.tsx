import { saveMessageText } from '@irodori/contract/endpoints/message'
import { refuse, succeed } from '@irodori/contract/envelope'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, replies } from '../../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { GUEST } from '../../../testing/sampleOrders.ts'
import { SavedStateLine } from './SavedStateLine.tsx'
import { savedState } from './savedState.ts'
import { TextPlace } from './TextPlace.tsx'
import { useSavedText } from './useSavedText.ts'

const title = page.getByRole('textbox', { name: 'タイトル' })
const message = page.getByRole('textbox', { name: 'メッセージ' })
const status = page.getByTestId('section').getByRole('status')

function Texts({ orderNumber }: { readonly orderNumber: string }) {
  const place = { orderNumber, templateId: 'blue' }
  const first = useSavedText({ ...place, position: 1, saved: '' })
  const second = useSavedText({ ...place, position: 2, saved: 'いつも' })
  return (
    <>
      <TextPlace field={first} position={1} placeholder="じいじへ" proposed="じいじへ" />
      <TextPlace field={second} position={2} placeholder="メッセージをご入力ください" proposed="見本のことば" />
      <SavedStateLine
        state={savedState([first, second], false)}
        onRetry={() => {
          void first.flush()
          void second.flush()
        }}
      />
    </>
  )
}

/** Two messages, of which one is edited at a time. Escape leads to the other one while the field has the focus. */
function Editor() {
  const [orderNumber, setOrderNumber] = useState('irodori-10000001')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a way out that takes no click
    <div data-testid="section" onKeyDown={({ key }) => key === 'Escape' && setOrderNumber('irodori-20000002')}>
      <Texts key={orderNumber} orderNumber={orderNumber} />
    </div>
  )
}
const saved = () => succeed({ position: 1, text: '' })

async function open(reply: FakeCall['reply'] = saved) {
  const { sent } = await renderInPortal(<Editor />, {
    areas: ['messageMaking'],
    session: GUEST,
    calls: [{ endpoint: saveMessageText, reply }],
  })
  return () => sent.map(({ body }) => body)
}

it('DGM-12: saves a text shortly after the last input, without another action', async () => {
  const bodies = await open()
  await title.fill('ありが')
  await title.fill('ありがとう')
  await expect.element(status).toHaveTextContent('保存しました')
  expect(bodies()).toEqual([
    { orderNumber: 'irodori-10000001', templateId: 'blue', position: '1', type: 'text', text: 'ありがとう' },
  ])
})

it('DGM-12: saves one text at a time and the newest one last, and reports only that one', async () => {
  const first = heldReply(saved())
  const second = heldReply(saved())
  const bodies = await open(replies(first.reply, second.reply))
  await title.fill('一')
  await userEvent.tab()
  await expect.element(status).toHaveTextContent('保存しています…')
  await title.fill('一二')
  await title.fill('一二三')
  await userEvent.tab()
  expect(bodies()).toHaveLength(1)
  first.release()
  await expect.poll(bodies).toMatchObject([{ text: '一' }, { text: '一二三' }])
  await expect.element(status).toHaveTextContent('保存しています…')
  second.release()
  await expect.element(status).toHaveTextContent('保存しました')
})

it('DGM-33: keeps a text that was not saved, and saves it on request', async () => {
  const bodies = await open(replies(() => refuse(503, 'BUSY'), saved))
  await message.fill('いつもありがとう')
  await userEvent.tab()
  await expect.element(status).toHaveTextContent('ことばを保存できませんでした。')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.element(status).toHaveTextContent('保存しました')
  await expect.element(message).toHaveValue('いつもありがとう')
  expect(bodies()).toMatchObject([{ text: 'いつもありがとう' }, { text: 'いつもありがとう', position: '2' }])
})

it('DGM-12: names a character that cannot be printed and saves nothing until it is gone', async () => {
  const bodies = await open()
  await title.fill('ありがとう😀')
  await userEvent.tab()
  await expect.element(title).toHaveAccessibleDescription(/^使えない文字があります：😀/)
  expect(bodies()).toEqual([])
  await title.fill('ありがとう')
  await userEvent.tab()
  await expect.element(title).not.toHaveAttribute('aria-invalid')
  await expect.poll(bodies).toMatchObject([{ text: 'ありがとう' }])
})

it('saves the last input into its own order when the customer leaves at once', async () => {
  const bodies = await open()
  await title.fill('花子より')
  await userEvent.keyboard('{Escape}')
  await expect.element(title).toHaveValue('')
  // Sooner than the timer would save it.
  await expect.poll(bodies, { timeout: 500 }).toMatchObject([{ orderNumber: 'irodori-10000001', text: '花子より' }])
  await expect.element(status).toHaveTextContent('入れたものは自動で保存されます')
})

it('DGM-13: an empty title shows the proposed one, which is left out when it is typed', async () => {
  await open()
  await expect.element(title).toHaveAttribute('placeholder', 'じいじへ')
  await expect.element(title).toHaveAccessibleDescription('0／50')
  await title.fill('じいじへ')
  await expect.element(title).toHaveAccessibleDescription(/^見本のことばのままだと、お相手のページでは空欄になります。/)
})

it('DGM-34: the title stays on one line, also when several are pasted, and the message keeps its lines', async () => {
  const bodies = await open()
  await title.fill('花子より\nいつも')
  await expect.element(title).toHaveValue('花子より いつも')
  await userEvent.type(title, '{Enter}ね')
  await expect.element(title).toHaveValue('花子より いつもね')
  await message.fill('一行目')
  await userEvent.type(message, '{Enter}二行目')
  await userEvent.tab()
  await expect.poll(() => bodies().at(-1)).toMatchObject({ position: '2', text: '一行目\n二行目' })
})

it('DGM-34: the field grows with its text, so that no line is hidden', async () => {
  await open()
  const box = message.element()
  for (const lines of [1, 4, 12]) {
    await message.fill('ありがとう\n'.repeat(lines))
    await expect.poll(() => box.scrollHeight <= box.clientHeight).toBe(true)
  }
})
