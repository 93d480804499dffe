import { askQuestion } from '@irodori/contract/endpoints/help'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeCall } from '../../testing/renderInApp.tsx'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { EMPTY_DRAFT } from './questionDraft.ts'

const TYPED = { email: 'hanako@example.jp', name: '山田花子', orderNumber: '', question: '納期を教えてください。' }
const ACCEPTED = { id: 'q1', question: TYPED.question, createdAt: '2026-11-23T03:00:00.000Z' }

async function openQuestion(reply: FakeCall['reply'], draft = EMPTY_DRAFT) {
  const onSent = vi.fn()
  const onFaq = vi.fn()
  const { sent } = await renderInApp(
    <QuestionDialog draft={draft} onSent={onSent} onFaq={onFaq} onClose={() => {}} />,
    { areas: ['help', 'errors'], calls: [{ endpoint: askQuestion, reply }] },
  )
  const field = (name: string) => page.getByRole('textbox', { name })
  const submit = page.getByRole('button', { name: 'この内容で送る' })
  return { sent, field, submit, onSent, onFaq }
}

it('shows what is missing, focuses the first wrong field and sends nothing', async () => {
  const { sent, field, submit } = await openQuestion(() => succeed(ACCEPTED))
  await submit.click()
  await expect.element(field('メールアドレス')).toHaveFocus()
  await expect.element(field('メールアドレス')).toHaveAccessibleDescription(/ご入力ください。/)
  await expect.element(field('お名前')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('注文番号（お持ちの場合）')).not.toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

it('takes a problem away once the field is corrected', async () => {
  const { field, submit } = await openQuestion(() => succeed(ACCEPTED), { ...TYPED, email: 'hanako' })
  await submit.click()
  await expect.element(field('メールアドレス')).toHaveAccessibleDescription(/形をお確かめください。/)
  await field('メールアドレス').fill(TYPED.email)
  await expect.element(field('メールアドレス')).not.toHaveAttribute('aria-invalid', 'true')
})

it('sends what was typed once, also when it is sent twice in a row, and shows the message of the shop', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { sent, field, submit, onSent } = await openQuestion(async () => {
    await answered
    return { ...succeed(ACCEPTED), message: '2営業日以内にお返事します。' }
  })
  await field('メールアドレス').fill(TYPED.email)
  await field('お名前').fill(TYPED.name)
  await field('お問い合わせの内容').fill(TYPED.question)
  await userEvent.keyboard('{Tab}{Enter}{Enter}')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('2営業日以内にお返事します。')
  expect(sent).toEqual([{ method: 'POST', path: '/api/questions', body: TYPED }])
  expect(onSent).toHaveBeenCalledExactlyOnceWith('2営業日以内にお返事します。')
})

it('ODR-42: keeps the text and says why when the shop refuses it', async () => {
  const { field, submit } = await openQuestion(() => refuse(429, 'TOO_MANY_TRIES'), TYPED)
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/ご入力の内容はそのまま残っています。/)
  await expect.element(field('お問い合わせの内容')).toHaveValue(TYPED.question)
})

it('shows a problem that only the shop found at its field', async () => {
  const { field, submit } = await openQuestion(
    () => refuse(400, 'REQUEST_INVALID', null, { email: ['INVALID'] }),
    TYPED,
  )
  await submit.click()
  await expect.element(field('メールアドレス')).toHaveAccessibleDescription(/形をお確かめください。/)
  await expect.element(field('メールアドレス')).toHaveFocus()
})

it('hands over the draft when the customer looks at the frequent questions first', async () => {
  const { onFaq } = await openQuestion(() => succeed(ACCEPTED), TYPED)
  await page.getByRole('button', { name: 'よくある質問を見る' }).click()
  expect(onFaq).toHaveBeenCalledExactlyOnceWith(TYPED)
})
