import type { Session } from '@irodori/client/session'
import { loginGuest, logout } from '@irodori/contract/endpoints/authentication'
import { listFaq } from '@irodori/contract/endpoints/help'
import { listOrders, readOrder, verifyOrder } from '@irodori/contract/endpoints/order'
import type { Order } from '@irodori/contract/entities/order'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { Opener } from '@irodori/ui/testing/Opener'
import { discardTyped } from '@irodori/ui/testing/discardTyped'
import type { FakeCall, SentCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { controlled } from '../../testing/controlledPromise.ts'
import { renderInStudio } from '../../testing/renderInStudio.tsx'
import { orderedProduct, otherOrder, sampleOrder } from '../../testing/sampleOrders.ts'
import type { DesignClaim } from './admit.ts'
import { VerificationGate } from './VerificationGate.tsx'

const CLAIM: DesignClaim = { productId: 'card', actionType: 'create' }
const FIRST = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678' }
const OTHER = { orderNumber: 'irodori-10000002', phoneNumber: '0612345678' }
const UNKNOWN = 'irodori-10000009'

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

const GUEST: Session = { token: 't', userName: FIRST.orderNumber, role: 'GUEST' }
const ACCOUNT: Session = { token: 'account', userName: 'hana@example.com', role: 'USER' }

interface GateOptions {
  readonly verify: FakeCall['reply']
  /** A session of the order that the form is filled in for; null for none. */
  readonly session?: Session | null
  /** The order that the address names; by default one that asks for its phone number. */
  readonly wanted?: string | null
  readonly orders?: readonly Order[]
  readonly isFixed?: boolean
}

async function openGate({ verify, session = GUEST, wanted = UNKNOWN, orders = [], isFixed = false }: GateOptions) {
  const onPassed = vi.fn()
  const onClose = vi.fn()
  const screen = await renderInStudio(
    <Opener>
      {(close) => (
        <VerificationGate
          claim={CLAIM}
          wanted={wanted}
          isFixed={isFixed}
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
      calls: [
        { endpoint: verifyOrder, reply: verify },
        loggedIn,
        answers(listFaq, []),
        answers(logout, null),
        answers(listOrders, [...orders]),
        answers(readOrder, sampleOrder(FIRST)),
      ],
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
    await number.fill('')
    await submit.click()
    await expect.element(number).toHaveAccessibleDescription(/注文番号をご入力ください。/)
    await phone.fill('0312')
    await expect.element(phone).toHaveAccessibleDescription(/市外局番から10桁以上/)
    await discardTyped()
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

  it('SES-39: passes no order and logs nobody in after the customer has closed the form during the check', async () => {
    const answer = controlled<ReturnType<typeof passed>>()
    const { opener, sent, onPassed, connection } = await openGate({ verify: () => answer.promise })
    await opener.click()
    await enter(FIRST)
    await submit.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await discardTyped()
    await expect.element(opener).toHaveFocus()
    connection.session.clear()
    answer.resolve(succeed({ orderNumber: FIRST.orderNumber, paymentType: 'CREDIT_CARD' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([sent.length, onPassed.mock.calls.length, connection.session.read()]).toEqual([1, 0, null])
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

describe('the order that can be meant', () => {
  const choice = page.getByRole('dialog', { name: 'どのご注文のデザインですか' })
  const orderButton = (orderNumber: string) => choice.getByRole('button', { name: new RegExp(orderNumber) })
  const TWO = [sampleOrder(), otherOrder()]

  it("ODR-5: is the one of a guest's session, also without its phone number on this device", async () => {
    const { opener, onPassed, connection, verifications } = await openGate({ verify: passed, wanted: null })
    connection.orderRecord.write(OTHER)
    await opener.click()
    await vi.waitFor(() => expect(onPassed).toHaveBeenCalledOnce())
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(verifications().map(({ body }) => body)).toEqual([{ ...FIRST, ...CLAIM }])
  })

  it('ODR-5: is not the one that a guest typed last if the address names another; that one is filled in', async () => {
    const { opener, connection, sent } = await openGate({ verify: passed, wanted: OTHER.orderNumber })
    connection.orderRecord.write(FIRST)
    await opener.click()
    await expect.element(number).toHaveValue(OTHER.orderNumber)
    await expect.element(phone).toHaveValue('')
    expect(sent).toEqual([])
  })

  it('ODR-52: is chosen among the orders of an account, whichever was typed last', async () => {
    const screen = await openGate({ verify: passed, session: ACCOUNT, wanted: null, orders: TWO })
    screen.connection.orderRecord.write(FIRST)
    await screen.opener.click()
    await expect.element(orderButton(FIRST.orderNumber)).toMatchTextContent(/2026年11月18日.*デザインはあと1点/)
    await expect.element(orderButton(OTHER.orderNumber)).toMatchTextContent(/2026年11月20日.*デザインはあと2点/)
    expect(screen.verifications()).toEqual([])
    await orderButton(OTHER.orderNumber).click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.verifications().map(({ body }) => body)).toEqual([{ ...OTHER, ...CLAIM }])
  })

  it('ODR-51: is the one that the address names, if it is an order of the account', async () => {
    const screen = await openGate({ verify: passed, session: ACCOUNT, wanted: OTHER.orderNumber, orders: TWO })
    screen.connection.orderRecord.write(FIRST)
    await screen.opener.click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.verifications().map(({ body }) => body)).toEqual([{ ...OTHER, ...CLAIM }])
  })

  it('ODR-52: is taken without a question if the account has only one', async () => {
    const orders = [sampleOrder({ products: [orderedProduct({ productId: 'clock' })] }), otherOrder()]
    const screen = await openGate({ verify: passed, session: ACCOUNT, wanted: null, orders })
    await screen.opener.click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.onPassed.mock.calls[0]?.[0]).toMatchObject(OTHER)
  })

  it('ODR-52: is asked for if no order of the account contains the product', async () => {
    const orders = [sampleOrder({ products: [orderedProduct({ productId: 'clock' })] })]
    const screen = await openGate({ verify: passed, session: ACCOUNT, wanted: null, orders })
    await screen.opener.click()
    await expect.element(number).toHaveValue('')
    expect(screen.verifications()).toEqual([])
  })

  it('ODR-52: may be one that is not in the list, and the way back to the list stays', async () => {
    const screen = await openGate({ verify: passed, session: ACCOUNT, wanted: null, orders: TWO })
    await screen.opener.click()
    await choice.getByRole('button', { name: '別の注文番号を入力する' }).click()
    await expect.element(number).toHaveValue('')
    await page.getByRole('button', { name: '自分のご注文から選ぶ' }).click()
    await expect.element(orderButton(FIRST.orderNumber)).toBeVisible()
    await choice.getByRole('button', { name: '別の注文番号を入力する' }).click()
    await enter({ orderNumber: UNKNOWN, phoneNumber: '0398765432' })
    await submit.click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.connection.session.read()?.role).toBe('USER')
  })

  it('SES-39: is the one that is chosen from the list while a typed one is still checked, and only that one', async () => {
    const typed = controlled<ReturnType<typeof passed>>()
    const isTyped = ({ body }: SentCall) => (body as typeof FIRST).orderNumber === UNKNOWN
    const screen = await openGate({
      verify: (call) => (isTyped(call) ? typed.promise : passed(call)),
      session: ACCOUNT,
      wanted: null,
      orders: TWO,
    })
    await screen.opener.click()
    await choice.getByRole('button', { name: '別の注文番号を入力する' }).click()
    await enter({ orderNumber: UNKNOWN, phoneNumber: '0398765432' })
    await submit.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: '自分のご注文から選ぶ' }).click()
    await orderButton(OTHER.orderNumber).click()
    typed.resolve(succeed({ orderNumber: UNKNOWN, paymentType: 'CREDIT_CARD' }))
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.onPassed.mock.calls).toMatchObject([[{ orderNumber: OTHER.orderNumber }]])
  })

  it('SES-5: is found after the login, which offers all methods', async () => {
    const screen = await openGate({ verify: passed, session: null, wanted: null })
    await screen.opener.click()
    const methods = page.getByRole('dialog', { name: 'ログイン方法をお選びください' })
    await expect.element(methods.getByRole('button', { name: /会員ログイン/ })).toBeVisible()
    await expect.element(methods.getByRole('button', { name: /新しく会員登録/ })).toBeVisible()
    await methods.getByRole('button', { name: /注文番号でログイン/ }).click()
    await enter(FIRST)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.verifications().map(({ body }) => body)).toEqual([{ ...FIRST, ...CLAIM }])
  })

  it('ODR-51: stays that of a saved design when a guest logs in with another one', async () => {
    const screen = await openGate({ verify: passed, session: null, wanted: FIRST.orderNumber, isFixed: true })
    await screen.opener.click()
    await page.getByRole('button', { name: /注文番号でログイン/ }).click()
    await enter(OTHER)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect.element(dialog).toBeVisible()
    await expect.element(number).toHaveValue(FIRST.orderNumber)
    expect(screen.onPassed).not.toHaveBeenCalled()
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

  const wrong = ({ body }: SentCall) =>
    (body as typeof FIRST).orderNumber === FIRST.orderNumber
      ? refuse(404, 'NOT_MATCH_PRODUCT_WITH_ORDER')
      : succeed({ orderNumber: (body as typeof FIRST).orderNumber, paymentType: null })

  it('ODR-7: of another product says into which order it would go, and continues only then', async () => {
    const screen = await openGate({ verify: () => refuse(404, 'NOT_MATCH_PRODUCT_WITH_ORDER'), wanted: null })
    await screen.opener.click()
    await expect.element(notice).toHaveAccessibleName('ご注文の商品と異なります')
    await expect.element(notice).toMatchTextContent(/ご注文 irodori-10000001 には.*製作に進めません/)
    expect(screen.onPassed).not.toHaveBeenCalled()
    await notice.getByRole('button', { name: 'それでもご注文 irodori-10000001 に作る' }).click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.onPassed.mock.calls[0]?.[0]).toMatchObject(FIRST)
  })

  it('ODR-53: of another product offers the other orders of the account that contain it', async () => {
    const orders = [sampleOrder({ products: [orderedProduct({ productId: 'clock' })] }), otherOrder()]
    const screen = await openGate({ verify: wrong, session: ACCOUNT, wanted: FIRST.orderNumber, orders })
    await screen.opener.click()
    await notice.getByRole('button', { name: /irodori-10000002.*あと2点/ }).click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.onPassed.mock.calls[0]?.[0]).toMatchObject(OTHER)
  })

  it('ODR-53: of another product offers another number', async () => {
    const screen = await openGate({ verify: wrong, wanted: null })
    await screen.opener.click()
    await notice.getByRole('button', { name: '別の注文番号を入力する' }).click()
    await expect.element(number).toHaveValue('')
    await enter(OTHER)
    await submit.click()
    await vi.waitFor(() => expect(screen.onPassed).toHaveBeenCalledOnce())
    expect(screen.onPassed.mock.calls[0]?.[0]).toMatchObject(OTHER)
  })

  it('ODR-7: of another product leads back to the products of that order on Escape and passes nothing', async () => {
    const screen = await openGate({ verify: wrong, wanted: null })
    await screen.opener.click()
    await expect.element(notice.getByRole('button', { name: '商品一覧へ戻る' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.history?.at(-1)).toBe('/home?order=irodori-10000001')
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
