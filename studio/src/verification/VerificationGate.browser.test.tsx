import type { Session } from '@irodori/client/session'
import { loginGuest } from '@irodori/contract/endpoints/authentication'
import { listFaq } from '@irodori/contract/endpoints/help'
import { verifyOrder } from '@irodori/contract/endpoints/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { Opener } from '@irodori/ui/testing/Opener'
import type { FakeCall, SentCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { controlled } from '../../testing/controlledPromise.ts'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import type { DesignClaim } from './admit.ts'
import { VerificationGate } from './VerificationGate.tsx'

const CLAIM: DesignClaim = { productId: 'card', actionType: 'create' }
const FIRST = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678' }
const OTHER = { orderNumber: 'irodori-10000002', phoneNumber: '0612345678' }

/** The server lets every order pass, under the number that was sent. */
const passed = ({ body }: SentCall) =>
  succeed({ orderNumber: (body as typeof FIRST).orderNumber, paymentType: 'CREDIT_CARD' })
const loggedIn: FakeCall = {
  endpoint: loginGuest,
  reply: ({ body }) => succeed([{ token: 't', userName: (body as typeof FIRST).orderNumber, role: 'GUEST' }]),
}

const dialog = page.getByRole('dialog', { name: 'ご注文の確認' })
const number = page.getByRole('textbox', { name: '注文番号' })
const phone = page.getByRole('textbox', { name: '電話番号' })
const submit = page.getByRole('button', { name: '注文を確認して作りはじめる' })

interface GateOptions {
  readonly verify: FakeCall['reply']
  readonly session?: Session
}

async function openGate({ verify, session }: GateOptions) {
  const onPassed = vi.fn()
  const onClose = vi.fn()
  const screen = await renderInStudio(
    <Opener>
      {(close) => (
        <VerificationGate
          claim={CLAIM}
          onPassed={onPassed}
          onClose={() => {
            onClose()
            close()
          }}
        />
      )}
    </Opener>,
    {
      areas: ['verification', 'login', 'help', 'session'],
      calls: [{ endpoint: verifyOrder, reply: verify }, loggedIn, answers(listFaq, [])],
      ...(session && { session }),
    },
  )
  const opener = page.getByRole('button', { name: '開く' })
  const verifications = () => screen.sent.filter(({ path }) => path === verifyOrder.path)
  return { ...screen, onPassed, onClose, opener, verifications }
}

async function enter({ orderNumber, phoneNumber }: typeof FIRST) {
  await number.fill(orderNumber)
  await phone.fill(phoneNumber)
}

describe('the form', () => {
  it('takes the focus, sends nothing while a number is missing, and returns the focus when it is closed', async () => {
    const { opener, sent, onClose } = await openGate({ verify: passed })
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await expect.element(number).toHaveFocus()
    await submit.click()
    await expect.element(number).toHaveAccessibleDescription(/注文番号をご入力ください。/)
    await phone.fill('0312')
    await expect.element(phone).toHaveAccessibleDescription(/市外局番から10桁以上/)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    expect(onClose).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })

  it('sends the completed number with the product once, also when it is sent twice in a row', async () => {
    const { opener, sent, onPassed, connection } = await openGate({ verify: passed })
    await opener.click()
    await enter({ orderNumber: 'b10000001', phoneNumber: '03-1234-5678' })
    await userEvent.keyboard('{Enter}{Enter}')
    await vi.waitFor(() => expect(onPassed).toHaveBeenCalledOnce())
    expect(onPassed.mock.calls[0]?.[0]).toMatchObject({ paymentType: 'CREDIT_CARD', session: { role: 'GUEST' } })
    const [verification, login] = sent
    expect(verification).toEqual({
      method: 'POST',
      path: '/api/order/verification',
      body: { orderNumber: expect.stringMatching(/10000001$/), phoneNumber: '0312345678', ...CLAIM },
    })
    expect([login?.path, sent.length]).toEqual([loginGuest.path, 2])
    expect(connection.session.read()?.userName).toMatch(/10000001$/)
  })

  it('keeps both numbers and says why when the order is not found', async () => {
    const { opener, onPassed } = await openGate({ verify: () => refuse(404, 'ORDER_NUMBER_NOT_FOUND') })
    await opener.click()
    await enter(FIRST)
    await submit.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/ご注文の内容と合いません。/)
    await expect.element(number).toHaveValue(FIRST.orderNumber)
    await expect.element(phone).toHaveValue(FIRST.phoneNumber)
    expect(onPassed).not.toHaveBeenCalled()
  })

  it('takes the reason of one order away while another order is checked', async () => {
    const answer = controlled<ReturnType<typeof passed>>()
    const replies = [() => refuse(404, 'ORDER_NUMBER_NOT_FOUND'), () => answer.promise]
    const { opener, verifications } = await openGate({ verify: (call) => (replies.shift() ?? (() => passed(call)))() })
    await opener.click()
    await enter(FIRST)
    await submit.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await enter(OTHER)
    await submit.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(verifications().map(({ body }) => (body as typeof FIRST).orderNumber)).toEqual([
      FIRST.orderNumber,
      OTHER.orderNumber,
    ])
    answer.resolve(succeed({ orderNumber: OTHER.orderNumber, paymentType: 'CREDIT_CARD' }))
  })

  it('passes no order that was still being checked when the customer closed the form', async () => {
    const answer = controlled<ReturnType<typeof passed>>()
    const { opener, sent, onPassed, connection } = await openGate({ verify: () => answer.promise })
    await opener.click()
    await enter(FIRST)
    await submit.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    answer.resolve(succeed({ orderNumber: FIRST.orderNumber, paymentType: 'CREDIT_CARD' }))
    await vi.waitFor(() => expect(connection.session.read()?.userName).toBe(FIRST.orderNumber))
    expect([sent.length, onPassed.mock.calls.length]).toEqual([2, 0])
  })

  it('explains where the number is written and comes back with the typed numbers', async () => {
    const { opener } = await openGate({ verify: passed })
    await opener.click()
    await enter(FIRST)
    await page.getByRole('button', { name: '注文番号がわからないとき' }).click()
    await expect.element(page.getByRole('dialog', { name: 'よくある質問' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(number).toHaveValue(FIRST.orderNumber)
  })
})

describe('a known order', () => {
  const GUEST: Session = { token: 't', userName: FIRST.orderNumber, role: 'GUEST' }

  it('is verified without a form if its session is open', async () => {
    const { opener, onPassed, connection, verifications } = await openGate({ verify: passed, session: GUEST })
    connection.orderRecord.write(FIRST)
    await opener.click()
    await vi.waitFor(() => expect(onPassed).toHaveBeenCalledOnce())
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(verifications().map(({ body }) => body)).toEqual([{ ...FIRST, ...CLAIM }])
  })

  it('is only filled in if the session belongs to another order', async () => {
    const { opener, connection, sent } = await openGate({
      verify: passed,
      session: { ...GUEST, userName: OTHER.orderNumber },
    })
    connection.orderRecord.write(FIRST)
    await opener.click()
    await expect.element(number).toHaveValue(FIRST.orderNumber)
    expect(sent).toEqual([])
  })
})

describe('a refusal', () => {
  const notice = page.getByRole('alertdialog')

  async function refused(errorCode: ErrorCode, details: Readonly<Record<string, unknown>> | null = null) {
    const screen = await openGate({
      verify: (call) => (screen.verifications().length === 1 ? refuse(400, errorCode, null, details) : passed(call)),
    })
    await screen.opener.click()
    return screen
  }

  it('of another product lets the customer continue with this one', async () => {
    const screen = await openGate({ verify: () => refuse(400, 'NOT_MATCH_PRODUCT_WITH_ORDER') })
    await screen.opener.click()
    await enter(FIRST)
    await submit.click()
    await expect.element(notice).toHaveAccessibleName('ご注文の商品と異なります')
    expect(screen.onPassed).not.toHaveBeenCalled()
    await notice.getByRole('button', { name: 'このまま作る' }).click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.onPassed.mock.calls[0]?.[0]).toMatchObject(FIRST)
  })

  it('of another product leads back to the products on Escape and passes nothing', async () => {
    const screen = await openGate({ verify: () => refuse(400, 'NOT_MATCH_PRODUCT_WITH_ORDER') })
    await screen.opener.click()
    await enter(FIRST)
    await submit.click()
    await expect.element(notice.getByRole('button', { name: '商品一覧へ戻る' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.history?.at(-1)).toBe('/home')
    expect(screen.onPassed).not.toHaveBeenCalled()
  })

  it('because of the connection names the marketplace of the order and repeats the same numbers', async () => {
    const screen = await refused('EC_CONNECTION_ERROR')
    const rakuten = { orderNumber: '100001-20261123-0000000001', phoneNumber: FIRST.phoneNumber }
    await enter(rakuten)
    await submit.click()
    await expect.element(notice).toHaveAccessibleName('楽天市場に接続できません')
    await expect.element(notice.getByText(/楽天市場と通信できませんでした。/)).toBeVisible()
    await notice.getByRole('button', { name: 'もう一度試す' }).click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.verifications().map(({ body }) => body)).toEqual([
      { ...rakuten, ...CLAIM },
      { ...rakuten, ...CLAIM },
    ])
  })

  it('returns to the form with both numbers, without the reason of the refusal', async () => {
    const screen = await refused('EC_MAINTAIN', { until: '2026-11-23T06:00:00.000Z' })
    await enter(FIRST)
    await submit.click()
    await expect.element(notice.getByText(/11月23日.*15:00ごろまで/)).toBeVisible()
    await notice.getByRole('button', { name: '番号を入れ直す' }).click()
    await expect.element(number).toHaveValue(FIRST.orderNumber)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(screen.onPassed).not.toHaveBeenCalled()
  })

  it('of an order for several receivers leads to the cancellation of that order', async () => {
    await refused('MULTI_ADDRESS_RAKUTEN_ORDER')
    await enter(OTHER)
    await submit.click()
    await expect
      .element(notice.getByRole('link', { name: 'キャンセルの手続きへ' }))
      .toHaveAttribute('href', '/order/cancel?orderNumber=irodori-10000002&reason=0')
  })

  it('of an order in production offers my page and the frequent question about it', async () => {
    await refused('ORDER_IS_PRODUCED')
    await enter(FIRST)
    await submit.click()
    await expect.element(notice).toHaveAccessibleName('すでに製作に入っています')
    await expect.element(notice.getByRole('link', { name: 'マイページへ' })).toHaveAttribute('href', '/mypage')
    await notice.getByRole('button', { name: '製作開始後にできることを見る' }).click()
    await expect.element(page.getByRole('dialog', { name: 'よくある質問' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(notice).toHaveAccessibleName('すでに製作に入っています')
  })
})
