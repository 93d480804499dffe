import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MailKind, MailValues } from './renderMail.ts'
import { MAIL_KINDS, renderMail } from './renderMail.ts'

const ORDER = { orderNumber: 'irodori-00000001' }
const ACCOUNT = { userName: '佐藤 美咲', link: 'https://shop.example/account/verify?token=x' }
const PRODUCT = { productName: '掛け時計', link: 'https://shop.example/product/clock' }

/** Values of every kind; the type requires an entry for each new kind. */
const VALUES: MailValues = {
  ACCOUNT_ACTIVATE: ACCOUNT,
  ACCOUNT_EXISTS: ACCOUNT,
  ACCOUNT_CHANGE_EMAIL: ACCOUNT,
  ACCOUNT_EMAIL_CHANGED: ACCOUNT,
  ACCOUNT_RESET_PASSWORD: ACCOUNT,
  ACCOUNT_PASSWORD_CHANGED: ACCOUNT,
  ACCOUNT_DELETE: ACCOUNT,
  ACCOUNT_DELETED: ACCOUNT,
  LOGIN_GUIDE: ORDER,
  RAKUTEN_POINT: ORDER,
  ORDER_SCHEDULED: { ...ORDER, endsAt: '2026-11-21T15:05:00.000Z' },
  ORDER_CREATING: ORDER,
  ORDER_SHIPPED: ORDER,
  ORDER_CANCELLED: ORDER,
  ORDER_REORDER: ORDER,
  MESSAGE_RELEASED: { ...ORDER, link: 'https://shop.example/digital-message/order-1' },
  MESSAGE_ACCEPTED: ORDER,
  QUESTION_RECEIVED: { number: 'Q-1' },
  QUESTION_TO_SHOP: {
    number: 'Q-1',
    name: '佐藤',
    email: 'a@shop.example',
    orderNumber: '',
    question: 'いつ\n届きますか',
  },
  SUBSCRIBED: PRODUCT,
  BACK_IN_STOCK: PRODUCT,
  CAMPAIGN_RECEIVED: {},
}

const URL = 'https://shop.example'
const render = <Kind extends MailKind>(kind: Kind, values: MailValues[Kind] = VALUES[kind]) =>
  renderMail(kind, values, URL)

/** Width in columns of a terminal: a Japanese character takes two. */
const columns = (line: string): number => [...line].reduce((sum, char) => sum + (char < '\u0100' ? 1 : 2), 0)

describe.each(MAIL_KINDS)('a mail of kind %s', (kind) => {
  it('renders a mail with a subject of one line, and lines that fit a mail program', () => {
    const { subject, body } = render(kind)
    expect(subject).toMatch(/^\S[^\n]{3,39}$/)
    const long = body.split('\n').filter((line) => columns(line) > 76 && !line.startsWith('http'))
    expect(long).toEqual([])
  })

  it('renders all of its values', () => {
    const { subject, body } = render(kind)
    expect(`${subject}${body}`).not.toMatch(/undefined|null|NaN|Invalid|\{|\}/)
    expect(body).toContain(URL)
    if ('orderNumber' in VALUES[kind] && kind !== 'QUESTION_TO_SHOP') expect(body).toContain(ORDER.orderNumber)
  })

  it('contains no control characters of its values', () => {
    const controlCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const fixed = new Set(['endsAt'])
        const values = Object.fromEntries(
          Object.entries({ ...VALUES[kind] }).map(([name, value]) => [name, fixed.has(name) ? value : text]),
        )
        const { subject, body } = renderMail(kind, values as never, URL)
        expect(subject).not.toMatch(controlCharacters)
        expect(body.replaceAll('\n', '')).not.toMatch(controlCharacters)
        expect(subject.isWellFormed() && body.isWellFormed()).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the text of a mail', () => {
  it('states times in Tokyo time', () => {
    expect(render('ORDER_SCHEDULED').body).toContain('2026年11月22日 00:05に製作を開始します。')
  })

  it('contains typed text only if it is sent to the shop or to its author', () => {
    const typed = { ...ACCOUNT, userName: 'http://evil.example' }
    for (const kind of [
      'ACCOUNT_ACTIVATE',
      'ACCOUNT_EXISTS',
      'ACCOUNT_CHANGE_EMAIL',
      'ACCOUNT_RESET_PASSWORD',
    ] as const) {
      expect(render(kind, typed).body).not.toContain('evil')
    }
    expect(render('QUESTION_TO_SHOP').body).toContain('いつ\n届きますか')
  })

  it('keeps the lines of a question, and a name on one line', () => {
    const { body } = render('QUESTION_TO_SHOP', {
      ...VALUES.QUESTION_TO_SHOP,
      name: '佐藤\r\n注文番号：1',
      question: 'a\r\nb\rc\u2028d',
    })
    expect(body).toContain('お名前：佐藤 注文番号：1\n')
    expect(body).toContain('\na\nb\nc\nd\n')
  })
})
