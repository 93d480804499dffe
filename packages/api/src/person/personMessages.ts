import { ADDRESS_LINE_MAX_CHARACTERS } from '@irodori/rules/addressLine'
import type { FieldViolations, PersonViolation } from '@irodori/rules/personViolations'

/** The fields in form order. */
const LABELS = {
  familyName: 'お名前（姓）',
  firstName: 'お名前（名）',
  familyNameKana: 'フリガナ（セイ）',
  firstNameKana: 'フリガナ（メイ）',
  zipCode: '郵便番号',
  prefecture: '都道府県',
  city: '市区町村',
  subAddress1: '番地',
  subAddress2: '建物名',
  phoneNumber: '電話番号',
} as const
type Field = keyof typeof LABELS

const SELECTED: readonly Field[] = ['prefecture']

function messageOf(field: Field, violation: PersonViolation): string {
  const label = LABELS[field]
  switch (violation) {
    case 'MISSING':
      return SELECTED.includes(field) ? `${label}を選択してください。` : `${label}を入力してください。`
    case 'NOT_KATAKANA':
      return `${label}は全角カタカナで入力してください。`
    case 'NOT_A_POSTAL_CODE':
      return '郵便番号は7桁の数字で入力してください。'
    case 'NOT_A_PREFECTURE':
      return '都道府県を選択してください。'
    case 'PREFECTURE_OF_OTHER_CODE':
      return '郵便番号と都道府県が一致していません。'
    case 'LINE_TOO_LONG':
      return `${label}は${ADDRESS_LINE_MAX_CHARACTERS}文字以内で入力してください。`
    case 'NOT_A_PHONE_NUMBER':
      return '電話番号を正しく入力してください。'
  }
}

/** The message for each invalid field, in form order; `prefix` precedes the field name. */
export function personMessages(violations: FieldViolations<Field>, prefix = ''): Record<string, string[]> {
  const fields = Object.keys(LABELS) as Field[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const violation = violations[field]
      return violation ? [[`${prefix}${field}`, [messageOf(field, violation)]]] : []
    }),
  )
}
