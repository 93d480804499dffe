import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  normaliseOrderer,
  normaliseReceiver,
  ordererViolations,
  receiverOnOneLine,
  receiverViolations,
} from './personViolations.ts'

const NAMES = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }
const HOME = {
  ...NAMES,
  zipCode: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  subAddress1: '千代田1-1',
  subAddress2: '',
  phoneNumber: '090-1111-1111',
}
const prefecturesOf = (code: string) =>
  code === '1000001' ? ['東京都'] : code === '4980000' ? ['愛知県', '三重県'] : []
const violationsOf = (change: Partial<typeof HOME>) =>
  receiverViolations(normaliseReceiver({ ...HOME, ...change }), prefecturesOf)

describe('PER-1 a stored person', () => {
  it('stores an address with plain digits, hyphens and numerals', () => {
    const typed = {
      ...HOME,
      zipCode: '〒１０００００１',
      subAddress1: '千代田１−２ー３',
      subAddress2: 'コーポⅡ　１０１',
      phoneNumber: '０９０－１１１１－１１１１',
    }
    expect(normaliseReceiver(typed)).toMatchObject({
      zipCode: '100-0001',
      subAddress1: '千代田1-2-3',
      subAddress2: 'コーポII 101',
      phoneNumber: '090-1111-1111',
    })
  })

  it('stores kana with spaces instead of punctuation', () => {
    expect(normaliseOrderer({ ...NAMES, firstNameKana: 'ﾐｻｷ・アン' }).firstNameKana).toBe('ミサキ アン')
  })

  it('stores a name as one line of well-formed text, which stays the same when normalised again', () => {
    const any = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(fc.record({ familyName: any, firstName: any, familyNameKana: any, firstNameKana: any }), (typed) => {
        const stored = normaliseOrderer(typed)
        for (const text of Object.values(stored))
          expect(text.isWellFormed() && !/[\p{Cc}\p{Bidi_Control}]/u.test(text)).toBe(true)
        expect(normaliseOrderer(stored)).toEqual(stored)
      }),
    )
    expect(normaliseOrderer({ ...NAMES, firstName: ' 美\u0000\t咲\n\ud800 ' }).firstName).toBe('美 咲 \ufffd')
  })
})

describe('PER-1 a person of an outside shop', () => {
  it('keeps what was written, and loses line breaks and characters that turn the words after it', () => {
    const written = {
      ...HOME,
      id: '1',
      familyName: '\u202e佐藤',
      firstName: '美咲\r\nBcc: a',
      subAddress1: '千代田１−２',
    }
    expect(receiverOnOneLine(written)).toEqual({ ...written, familyName: '佐藤', firstName: '美咲 Bcc: a' })
  })
})

describe('PER-2 an orderer', () => {
  it('needs all four names', () => {
    expect(ordererViolations(NAMES)).toEqual({})
    expect(ordererViolations({ familyName: '', firstName: '', familyNameKana: '', firstNameKana: 'みさき' })).toEqual({
      familyName: 'MISSING',
      firstName: 'MISSING',
      familyNameKana: 'MISSING',
      firstNameKana: 'NOT_KATAKANA',
    })
  })
})

describe('PER-3 a receiver', () => {
  it('needs every field but the second line', () => {
    expect(violationsOf({})).toEqual({})
    expect(
      violationsOf({ familyName: ' ', zipCode: '', prefecture: '', city: '', subAddress1: '', phoneNumber: '' }),
    ).toEqual({
      familyName: 'MISSING',
      zipCode: 'MISSING',
      prefecture: 'MISSING',
      city: 'MISSING',
      subAddress1: 'MISSING',
      phoneNumber: 'MISSING',
    })
  })

  it('needs a valid postal code and prefecture, and lines that fit the label', () => {
    const long = 'あ'.repeat(17)
    expect(violationsOf({ zipCode: '100-001', prefecture: '江戸', subAddress1: long, subAddress2: long })).toEqual({
      zipCode: 'NOT_A_POSTAL_CODE',
      prefecture: 'NOT_A_PREFECTURE',
      subAddress1: 'LINE_TOO_LONG',
      subAddress2: 'LINE_TOO_LONG',
    })
  })

  it('needs a prefecture of its postal code if the code is known', () => {
    expect(violationsOf({ prefecture: '大阪府' })).toEqual({ prefecture: 'PREFECTURE_OF_OTHER_CODE' })
    expect(violationsOf({ zipCode: '498-0000', prefecture: '三重県' })).toEqual({})
    expect(violationsOf({ zipCode: '999-9999', prefecture: '大阪府' })).toEqual({})
  })

  it('accepts a receiver who lives overseas', () => {
    expect(violationsOf({ zipCode: 'SW1A 1AA', prefecture: '海外', phoneNumber: '+44 20 7946 0000' })).toEqual({})
    expect(violationsOf({ zipCode: '100-0001', prefecture: '海外' })).toEqual({})
  })
})

describe('PER-4 a phone number', () => {
  it.each(['0312345678', '090-1111-1111', '+81 90 1111 1111', '(03)1234-5678'])(
    'accepts %s as a phone number',
    (phoneNumber) => {
      expect(violationsOf({ phoneNumber })).toEqual({})
    },
  )

  it.each(['1234567890', '090-1111', '090-1111-11111', 'tel 0312345678', '0312345678 #1'])(
    'refuses %s as a phone number',
    (phoneNumber) => {
      expect(violationsOf({ phoneNumber })).toEqual({ phoneNumber: 'NOT_A_PHONE_NUMBER' })
    },
  )

  it('overseas has 7 to 15 digits', () => {
    const refused = (count: number) =>
      violationsOf({ prefecture: '海外', phoneNumber: '4'.repeat(count) }).phoneNumber !== undefined
    expect([6, 7, 15, 16].map(refused)).toEqual([true, false, false, true])
  })
})
