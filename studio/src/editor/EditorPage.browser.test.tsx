import { readProduct } from '@irodori/contract/endpoints/catalogue'
import { readDesigns } from '@irodori/contract/endpoints/design'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { watchPageLoads } from '@irodori/ui/testing/watchPageLoads'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Route } from 'wouter'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { sampleProduct } from '../../testing/sampleDesign.ts'
import { EditorPage } from './EditorPage.tsx'

// The workers of the kernel are built with the app.
vi.mock(import('../kernel/createKernel.ts'), async () => {
  const { createTestKernel } = await import('../../testing/createTestKernel.ts')
  return { createKernel: () => createTestKernel() }
})

const ADDRESS = '/design/edit/irodori-10000001/1/none/card'

async function open(reply: FakeCall['reply'], callLimitMs = 60_000) {
  const pages = watchPageLoads()
  const app = await renderInStudio(
    <Route path="/design/edit/:orderNumber/:groupNumber/:designSeriesId/:productId">
      <EditorPage />
    </Route>,
    {
      path: ADDRESS,
      areas: ['editor', 'login', 'session'],
      calls: [answers(readProduct, sampleProduct()), { endpoint: readDesigns, reply }],
      callLimitMs,
      session: { token: 't', userName: 'irodori-10000001', role: 'GUEST' },
    },
  )
  return { ...app, pages }
}

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
}

/** Refusals by the status of the specification, and the words of the screen that stays. */
const NOT_FOUND: readonly Row[] = [
  { answer: '404 DESIGN_NOT_FOUND', reply: () => refuse(404, 'DESIGN_NOT_FOUND') },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND') },
  { answer: 'an empty list', reply: () => succeed([]) },
  { answer: 'no data', reply: () => succeed(null) },
]
const LATER = /しばらくしてから、もう一度お試しください。/
const FAILED: readonly (Row & { readonly text: RegExp; readonly code?: string })[] = [
  {
    answer: '400 REQUEST_INVALID with a message of the shop',
    reply: () => refuse(400, 'REQUEST_INVALID', 'このデザインは、いま開けません。'),
    text: /このデザインは、いま開けません。/,
    code: 'REQUEST_INVALID',
  },
  {
    answer: '400 REQUEST_INVALID with a code as its message',
    reply: () => refuse(400, 'REQUEST_INVALID', 'DESIGN_ID'),
    text: LATER,
    code: 'REQUEST_INVALID',
  },
  { answer: '429 TOO_MANY_TRIES', reply: () => refuse(429, 'TOO_MANY_TRIES'), text: LATER, code: 'TOO_MANY_TRIES' },
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY'), text: LATER, code: 'BUSY' },
  { answer: '500 without a message', reply: () => refuse(500, 'INTERNAL'), text: LATER, code: 'INTERNAL' },
  {
    answer: '500 with a message of the shop',
    reply: () => refuse(500, 'INTERNAL', 'ただいま保守の作業をしています。'),
    text: /ただいま保守の作業をしています。/,
    code: 'INTERNAL',
  },
  { answer: 'no JSON', reply: () => new Blob(['<html>']), text: LATER, code: '200' },
  { answer: 'data outside the contract', reply: () => succeed([{ id: 7 }]), text: LATER, code: '200' },
]
/** These have tests of their own. */
const OWN_WAYS: readonly ErrorCode[] = ['FORBIDDEN', 'UNAUTHENTICATED']

it('ODR-27: each code of the contract has a row', () => {
  const inRows = [...NOT_FOUND, ...FAILED].map(({ answer }) => answer)
  expect(
    errorsOf(readDesigns).filter((code) => !OWN_WAYS.includes(code) && !inRows.some((row) => row.includes(code))),
  ).toEqual([])
})

it.each(NOT_FOUND)('ODR-27: after $answer of the load the address leads to /404', async ({ reply }) => {
  const { history } = await open(reply)
  await expect.poll(() => history?.at(-1)).toBe('/404')
})

it('ODR-27: the design of another customer leads to my page', async () => {
  const { pages } = await open(() => refuse(403, 'FORBIDDEN'))
  await expect.poll(() => pages.loaded.at(-1)).toBe('/mypage')
})

it('ODR-27: without a session the login opens, and closing it leads to the products', async () => {
  const { history } = await open(() => refuse(401, 'UNAUTHENTICATED'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => history?.at(-1)).toBe('/home')
})

async function expectProblem(text: RegExp, code: string | undefined, reload: () => void) {
  const problem = page.getByRole('main')
  await expect.element(problem.getByRole('heading', { name: 'デザインを開けませんでした' })).toBeVisible()
  await expect.element(problem).toMatchTextContent(text)
  if (code !== undefined) await expect.element(problem).toMatchTextContent(`お問い合わせ用コード：${code}`)
  await expect.element(problem).not.toMatchTextContent(/DESIGN_ID/)
  await expect.element(problem.getByRole('link', { name: '商品一覧へ' })).toHaveAttribute('href', '/home')
  reload()
  await problem.getByRole('button', { name: 'もう一度開く' }).click()
}

it.each(FAILED)('ODR-27: after $answer of the load says why, and opens it on another try', async (row) => {
  let { reply } = row
  const { history } = await open((call) => reply(call))
  await expectProblem(row.text, row.code, () => {
    reply = () => succeed([])
  })
  await expect.poll(() => history?.at(-1)).toBe('/404')
})

it.each(LOST_ANSWERS)(
  'ODR-27: after $answer of the load says that there was no answer, and opens it on another try',
  async (row) => {
    let reply: FakeCall['reply'] = row.reply
    const { history } = await open((call) => reply(call), row.callLimitMs)
    await expectProblem(/通信できませんでした。/, undefined, () => {
      reply = () => succeed([])
    })
    await expect.poll(() => history?.at(-1)).toBe('/404')
  },
)
