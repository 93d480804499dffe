import { LANGUAGES } from '@irodori/contract/language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAIL_LOOK, MAIL_SHOP, MAIL_VALUES, PICTURE_KEYS, SAMPLE_ORDER } from '../../testing/mailSamples.ts'
import { htmlPart } from './parts/htmlPart.ts'
import { textPart } from './parts/textPart.ts'
import type { MailKind, MailValues } from './renderMail.ts'
import { MAIL_KINDS, renderMail } from './renderMail.ts'

const CIDS = new Map(PICTURE_KEYS.map((key, index) => [key, `${index}@irodori`]))
const render = <Kind extends MailKind>(kind: Kind, values: MailValues[Kind] = MAIL_VALUES[kind]) =>
  renderMail(kind, values, 'ja', MAIL_SHOP)
const textOf = <Kind extends MailKind>(kind: Kind, values?: MailValues[Kind]) =>
  textPart(render(kind, values), MAIL_SHOP.profile.name)

/** Width in columns of a terminal: a Japanese character takes two. */
const columns = (line: string): number => [...line].reduce((sum, char) => sum + (char < '\u0100' ? 1 : 2), 0)

/** The words of an HTML part as a reader sees them, without the preheader. */
const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<!--.*?-->/gs, '')
    .replace(/<div style="display:none.*?<\/div><\/div>/s, '')
    .replace(/<br\/?>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

describe.each(LANGUAGES.flatMap((language) => MAIL_KINDS.map((kind) => [kind, language] as const)))(
  'a mail of kind %s in %s',
  (kind, language) => {
    const content = renderMail(kind, MAIL_VALUES[kind], language, MAIL_SHOP)
    const text = textPart(content, MAIL_SHOP.profile.name)
    const html = htmlPart(content, CIDS, MAIL_LOOK)

    it('has a subject of one line, and a text whose lines fit a mail program', () => {
      expect(content.subject).toMatch(/^\S[^\n]{3,69}$/)
      const long = text.split('\n').filter((line) => columns(line) > 76 && !line.startsWith('http'))
      expect(long).toEqual([])
    })

    it('says with its text alone what its HTML says', () => {
      const said = text.replace(/\s/g, '')
      const labels = content.blocks.flatMap((block) => ('label' in block ? block.label : []))
      for (const block of content.blocks) {
        if ('link' in block) expect(text).toContain(block.link)
        if ('text' in block) expect(said).toContain(block.text.replace(/\s/g, ''))
        if (block.kind === 'FACTS') {
          for (const { label, value } of block.facts) {
            expect(said).toContain(label.replace(/\s/g, ''))
            expect(said).toContain(value.replace(/\s/g, ''))
          }
        }
        if (block.kind === 'ITEMS') for (const { name } of block.items) expect(said).toContain(name.replace(/\s/g, ''))
      }
      for (const label of labels) expect(wordsOf(html)).toContain(label)
      expect(`${content.subject}${text}`).not.toMatch(/undefined|null|NaN|Invalid|\{|\}|\[object/)
      expect(text).toContain(MAIL_SHOP.publicUrl)
      expect(text).toContain(MAIL_SHOP.profile.contact.email)
      if ('order' in MAIL_VALUES[kind]) expect(`${content.subject}${text}`).toContain(SAMPLE_ORDER.orderNumber)
    })

    it('names its language and loads nothing from elsewhere', () => {
      expect(html).toMatch(new RegExp(`<html dir="ltr" lang="${language}">`))
      const addresses = [...html.matchAll(/(?:src|href|background|action)="([^"]*)"/g)].map(
        ([, address = '']) => address,
      )
      expect(addresses.filter((address) => !/^(cid:|mailto:|https:\/\/(shop|carrier)\.example)/.test(address))).toEqual(
        [],
      )
      expect(html).not.toMatch(/url\(|@import|<link|<script|<iframe|<form/)
      expect(html).not.toMatch(/undefined|NaN|\[object/)
      // Gmail cuts off what follows 102 KB.
      expect(Buffer.byteLength(html)).toBeLessThan(60_000)
    })

    it('contains no markup and no control characters of its values', () => {
      const controlCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
      const fixed = new Set([
        'endsAt',
        'startsAt',
        'openUntil',
        'shipDay',
        'shipDays',
        'day',
        'kind',
        'key',
        'at',
        'shop',
        'warning',
        'notice',
        'role',
      ])
      const hostile = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(
          '<script>alert(1)</script>',
          '"><img src="https://evil.example/x.png">',
          'a\r\nBcc: victim@example.com',
          '\u202e命令 \u2066abc',
          'السلام عليكم',
          '{{name}} {{link}}',
          '長'.repeat(400),
        ),
      )
      fc.assert(
        fc.property(hostile, (words) => {
          const content = renderMail(kind, replaced(MAIL_VALUES[kind], words, fixed) as never, language, MAIL_SHOP)
          const text = textPart(content, MAIL_SHOP.profile.name)
          const html = htmlPart(content, CIDS, MAIL_LOOK)
          for (const part of [content.subject, text.replaceAll('\n', ''), html.replaceAll('\n', '')]) {
            expect(part).not.toMatch(controlCharacters)
            expect(part.isWellFormed()).toBe(true)
          }
          expect(html).not.toMatch(/<script|<img[^>]*src="(?!cid:)/)
        }),
        { numRuns: 25 },
      )
    })
  },
)

/** The same values with every text replaced, except for those of the given names. */
function replaced(value: unknown, words: string, fixed: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return words
  if (Array.isArray(value)) return value.map((part) => replaced(part, words, fixed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fixed.has(name) ? part : replaced(part, words, fixed)]),
  )
}

describe('the text of a mail', () => {
  it('states times in Tokyo time, with the weekday', () => {
    expect(textOf('ORDER_SCHEDULED')).toContain('2026年11月22日(日) 00:05')
    const english = textPart(
      renderMail('ORDER_SCHEDULED', MAIL_VALUES.ORDER_SCHEDULED, 'en', MAIL_SHOP),
      MAIL_SHOP.profile.name,
    )
    expect(english).toContain('Sun, 22 November 2026 00:05')
  })

  it('contains typed text only if it is sent to the shop or to its author', () => {
    const typed = { ...MAIL_VALUES.ACCOUNT_ACTIVATE, userName: 'http://evil.example' }
    for (const kind of [
      'ACCOUNT_ACTIVATE',
      'ACCOUNT_EXISTS',
      'ACCOUNT_CHANGE_EMAIL',
      'ACCOUNT_RESET_PASSWORD',
    ] as const) {
      const content = render(kind, typed)
      expect(textPart(content, MAIL_SHOP.profile.name) + htmlPart(content, CIDS, MAIL_LOOK)).not.toContain('evil')
    }
    expect(textOf('QUESTION_TO_SHOP')).toContain('いつ\n届きますか')
  })

  it('keeps the lines of a question, and a name on one line', () => {
    const body = textOf('QUESTION_TO_SHOP', {
      ...MAIL_VALUES.QUESTION_TO_SHOP,
      name: '佐藤\r\nご注文番号：1',
      question: 'a\r\nb\rc\u2028d',
    })
    expect(body).toContain('お名前：佐藤 ご注文番号：1\n')
    expect(body).toContain('\na\nb\nc\nd\n')
  })

  it('shows what was made, wrapping, day, time and address of an order, and the parcel with its link', () => {
    const body = textOf('ORDER_SHIPPED')
    for (const words of [
      'ご注文番号：irodori-00000001',
      '発送日：2026年12月4日(金)',
      '配送会社：見本運輸',
      'お問い合わせ番号：1234-5678-9012',
      'https://carrier.example/track?number=123456789012',
      'メッセージカード\n  3点\n',
      'ラッピング「桐箱と水引」：1点',
      'お届け希望：2026年12月8日(火)　14時〜16時',
      '〒150-0001\n  東京都渋谷区神宮前99-9-9',
      'https://shop.example/mypage',
    ]) {
      expect(body).toContain(words)
    }
  })

  it('says that no time was chosen where the customer left it open', () => {
    const order = { ...SAMPLE_ORDER, deliveries: [{ day: '2026-12-08', time: '指定なし' }] }
    for (const kind of ['ORDER_SCHEDULED', 'ORDER_CREATING'] as const) {
      const body = textOf(kind, { ...MAIL_VALUES[kind], order })
      expect(body).toContain('お届け希望：2026年12月8日(火)　時間の指定なし')
      expect(body).not.toContain('午前')
    }
  })

  it('keeps an address in a question whole, however long it is', () => {
    const address = `https://shop.example/mypage?order=irodori-00000001&${'q=abc-def&'.repeat(9)}`
    const question = `昨日こちらのページで見たとおりに作ったのですが、${address} が開きません。`
    expect(textOf('QUESTION_TO_SHOP', { ...MAIL_VALUES.QUESTION_TO_SHOP, question })).toContain(address)
  })

  it('leaves out what is not known', () => {
    const order = {
      ...SAMPLE_ORDER,
      ordererName: '',
      address: [],
      deliveries: [],
      totalPrice: null,
      paidAmount: null,
      payMethod: '',
      items: [],
    }
    const body = textOf('ORDER_SHIPPED', {
      ...MAIL_VALUES.ORDER_SHIPPED,
      order,
      shipments: [],
    })
    expect(body).not.toMatch(/様|お届け先|お届け希望|配送会社|お問い合わせ番号|お荷物の状況|ご注文の内容/)
    expect(textOf('ORDER_RECEIVED', { order })).not.toMatch(/合計|お支払い/)
  })

  it('tells what the customer pays beside the total only if both are known and differ', () => {
    const bodyOf = (paidAmount: number | null) =>
      textOf('ORDER_RECEIVED', { order: { ...SAMPLE_ORDER, totalPrice: 8640, paidAmount } })
    expect(bodyOf(8140)).toMatch(/合計.*8,640円[\s\S]*お支払い金額.*8,140円/)
    expect(bodyOf(0)).toMatch(/お支払い金額.*0円/)
    for (const paidAmount of [8640, null]) expect(bodyOf(paidAmount)).not.toContain('お支払い金額')
  })

  it('calls the person who receives a gift お相手, and never 贈る方', () => {
    for (const kind of ['MESSAGE_RELEASED', 'MESSAGE_ACCEPTED'] as const) {
      expect(textOf(kind)).toContain('お相手')
      expect(textOf(kind)).not.toContain('贈る方')
    }
  })
})

describe('the HTML of a mail', () => {
  const html = htmlPart(render('ORDER_SHIPPED'), CIDS, MAIL_LOOK)

  it('shows each picture that is attached with its description, and leaves out one that is gone', () => {
    expect([...html.matchAll(/src="cid:([^"]*)"/g)].map(([, cid]) => cid)).toEqual([...CIDS.values()])
    expect([...html.matchAll(/<img[^>]*>/g)].every(([tag]) => /alt="[^"]+"/.test(tag))).toBe(true)
    const [, second = '', third = ''] = PICTURE_KEYS
    const rest = htmlPart(
      render('ORDER_SHIPPED'),
      new Map([
        [second, 'b'],
        [third, 'c'],
      ]),
      MAIL_LOOK,
    )
    expect([...rest.matchAll(/src="cid:([^"]*)"/g)].map(([, cid]) => cid)).toEqual(['b', 'c'])
  })

  it('shows beside the subject what the mail says first', () => {
    const preview = /<div style="display:none[^"]*"[^>]*>([^<]*)</.exec(html)?.[1]
    expect(preview).toBe('お待たせしました。商品がお手元に届くまで、もうしばらくお待ちください。')
  })

  it('keeps the links of every button as they are', () => {
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    expect(links).toContain('https://carrier.example/track?number=123456789012')
    expect(links).toContain('https://shop.example/mypage')
  })
})
