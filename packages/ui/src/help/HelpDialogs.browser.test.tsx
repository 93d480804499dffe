import { askQuestion, listFaq, listRegions } from '@irodori/contract/endpoints/help'
import type { FaqCategory } from '@irodori/contract/entities/help'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { answers, type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { GUEST_SESSION } from '../../testing/sessions.ts'
import { TEST_REGIONS } from '../search/testRegions.ts'
import { HelpDialogs } from './HelpDialogs.tsx'

const category = (name: string, title: string, position: number, ...faqs: readonly [string, string, string][]) => ({
  id: name,
  name,
  title,
  position,
  faqs: faqs.map(([identifier, question, answer]) => ({ identifier, question, answer, keywords: '' })),
})

/** In another order than their positions. */
const FAQ: readonly FaqCategory[] = [
  category('delivery', 'お届けについて', 2, ['island', '離島にも届きますか。', 'はい、お届けします。']),
  category(
    'payment',
    'お支払いについて',
    1,
    ['receipt', '領収書を発行できますか。', 'マイページからダウンロードできます。'],
    ['name', '宛名をあとから直せますか。', '何度でも直せます。'],
  ),
]

const opener = page.getByRole('button', { name: '開く' })
const faqDialog = page.getByRole('dialog', { name: 'よくある質問' })
const askDialog = page.getByRole('dialog', { name: 'お問い合わせ' })
const field = (name: string) => page.getByRole('textbox', { name })
const entry = (name: string | RegExp) => page.getByRole('button', { name })
/** An answer that is open: hidden paragraphs have no role. */
const answer = (words: string) => page.getByRole('paragraph').filter({ hasText: words })
const search = field('キーワードで探す')

interface HelpOptions {
  readonly start?: 'FAQ' | 'ASK'
  readonly openCode?: string
  readonly calls?: readonly FakeCall[]
}

async function openHelp({ start = 'FAQ', openCode, calls = [] }: HelpOptions = {}) {
  const { sent } = await renderInApp(
    <Opener>{(close) => <HelpDialogs start={start} openCode={openCode} onClose={close} />}</Opener>,
    {
      areas: ['help', 'search', 'errors'],
      calls: [...calls, answers(listFaq, [...FAQ]), answers(listRegions, [...TEST_REGIONS])],
      session: GUEST_SESSION,
    },
  )
  await opener.click()
  return { questions: () => sent.filter(({ method }) => method === 'POST') }
}

it('FAQ-2, ODR-37: opens and closes categories and questions; closing a category closes its questions', async () => {
  await openHelp()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/^お支払いについて/)
  await expect.element(entry('領収書を発行できますか。')).not.toBeInTheDocument()
  await entry('お支払いについて').click()
  await entry('領収書を発行できますか。').click()
  await expect.element(page.getByText('マイページからダウンロードできます。')).toBeVisible()
  await expect.element(page.getByText('何度でも直せます。')).not.toBeVisible()
  await entry('お支払いについて').click()
  await entry('お支払いについて').click()
  await expect.element(entry('領収書を発行できますか。')).toHaveAttribute('aria-expanded', 'false')
})

it('FAQ-1, FAQ-3: opens at the requested question and moves the focus to it', async () => {
  await openHelp({ openCode: 'payment-name' })
  await expect.element(page.getByText('何度でも直せます。')).toBeVisible()
  await expect.element(entry('宛名をあとから直せますか。')).toHaveFocus()
  await expect.element(entry('お届けについて')).toHaveAttribute('aria-expanded', 'false')
})

it('finds questions and places during typing, and shows all questions again when the search is cleared', async () => {
  await openHelp()
  await search.fill('りょうしゅうしょ')
  await expect.element(page.getByText('見つかりませんでした')).toBeVisible()
  await search.fill('やくしま')
  await expect.element(page.getByRole('link', { name: /屋久島町/ })).toBeVisible()
  await search.fill('領収書')
  await expect.element(search).toHaveAccessibleDescription('1件見つかりました')
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await expect.element(answer('マイページからダウンロードできます。')).toBeVisible()
  await entry('検索の文字を消す').click()
  await expect.element(search).toHaveFocus()
  await expect.element(entry('お届けについて')).toBeVisible()
})

it('FAQ-6: Down leads into the results and Up back to the field; Escape clears the field before it closes', async () => {
  await openHelp()
  await search.fill('直せ')
  await expect.element(answer('何度でも直せます。')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entry(/宛名をあとから直せますか。/)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry(/宛名をあとから直せますか。/)).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveValue('')
  await expect.element(faqDialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(faqDialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('FAQ-7: offers the question form when nothing is found', async () => {
  await openHelp()
  await search.fill('宇宙船')
  await expect.element(page.getByRole('heading', { name: '見つかりませんでした' })).toBeVisible()
  await page.getByRole('button', { name: 'お問い合わせをする' }).click()
  await expect.element(askDialog).toBeVisible()
})

it('says that the questions could not be read, and does not claim that a search found nothing in them', async () => {
  await openHelp({ calls: [{ endpoint: listFaq, reply: () => refuse(500, 'INTERNAL') }] })
  const failed = page.getByText('よくある質問を読み込めませんでした。', { exact: false })
  await expect.element(failed).toBeVisible()
  await search.fill('宇宙船')
  await expect.element(failed).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '見つかりませんでした' })).not.toBeInTheDocument()
  await search.fill('屋久島')
  await expect.element(search).toHaveAccessibleDescription(/見つかりました/)
})

it('counts nothing before the questions have been read', async () => {
  const answered = Promise.withResolvers<void>()
  await openHelp({
    calls: [
      {
        endpoint: listFaq,
        reply: async () => {
          await answered.promise
          return succeed(FAQ)
        },
      },
    ],
  })
  await search.fill('領収書')
  await expect.element(search).not.toHaveAccessibleDescription()
  answered.resolve()
  await expect.element(search).toHaveAccessibleDescription('1件見つかりました')
})

it('keeps a typed question while the customer reads the frequent ones, and gives the focus back at the end', async () => {
  const { questions } = await openHelp({ start: 'ASK' })
  await expect.element(field('注文番号（お持ちの場合）')).toHaveValue(GUEST_SESSION.userName)
  await field('お問い合わせの内容').fill('納期を教えてください。')
  await page.getByRole('button', { name: 'よくある質問を見る' }).click()
  await expect.element(faqDialog).toBeVisible()
  await page.getByRole('button', { name: 'お問い合わせをする' }).click()
  await expect.element(field('お問い合わせの内容')).toHaveValue('納期を教えてください。')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(questions()).toEqual([])
})

it('ODR-41: starts another question empty after one was sent', async () => {
  const { questions } = await openHelp({
    start: 'ASK',
    calls: [
      answers(askQuestion, { id: 'q1', question: '納期を教えてください。', createdAt: '2026-11-23T03:00:00.000Z' }),
    ],
  })
  await field('メールアドレス').fill('hanako@example.jp')
  await field('お名前').fill('山田花子')
  await field('お問い合わせの内容').fill('納期を教えてください。')
  await page.getByRole('button', { name: 'この内容で送る' }).click()
  await page.getByRole('button', { name: '続けてお問い合わせする' }).click()
  await expect.element(field('お問い合わせの内容')).toHaveValue('')
  await expect.element(field('メールアドレス')).toHaveValue('')
  await expect.element(field('注文番号（お持ちの場合）')).toHaveValue(GUEST_SESSION.userName)
  expect(questions()).toHaveLength(1)
})

it('stays at a question that is being sent until its outcome is known, so that it is not sent again', async () => {
  const answered = Promise.withResolvers<void>()
  const { questions } = await openHelp({
    start: 'ASK',
    calls: [
      {
        endpoint: askQuestion,
        reply: async () => {
          await answered.promise
          return {
            ...succeed({ id: 'q1', question: '納期は？', createdAt: '2026-11-23T03:00:00.000Z' }),
            message: '承りました。',
          }
        },
      },
    ],
  })
  await field('メールアドレス').fill('hanako@example.jp')
  await field('お名前').fill('山田花子')
  await field('お問い合わせの内容').fill('納期は？')
  await page.getByRole('button', { name: 'この内容で送る' }).click()
  await page.getByRole('button', { name: 'よくある質問を見る' }).click({ force: true })
  await expect.element(askDialog).toBeVisible()
  answered.resolve()
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('承りました。')
  expect(questions()).toHaveLength(1)
})
