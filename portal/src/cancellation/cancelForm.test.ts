import { readFileSync } from 'node:fs'
import { CANCEL_REASONS } from '@irodori/rules/cancelReason'
import { expect, it } from 'vitest'
import { cancelProblems, cancelQuery, formFromLink, typedKey } from './cancelForm.ts'

const form = { orderNumber: 'irodori-10000001', securityKey: '5678', reason: '3', reasonNote: '' }

it('CNC-1: takes the order number and the index of the reason from a link, and ignores a wrong index', () => {
  expect(formFromLink('orderNumber=a-1&reason=0', 'b-2')).toMatchObject({ orderNumber: 'a-1', reason: '0' })
  expect(formFromLink('reason=99', 'b-2')).toMatchObject({ orderNumber: 'b-2', reason: '' })
  expect(formFromLink('reason=-1', '').reason).toBe('')
})

it('CNC-2: requires the number, four digits and a reason', () => {
  expect(cancelProblems(form)).toEqual({ orderNumber: null, securityKey: null, reason: null })
  expect(cancelProblems({ ...form, orderNumber: ' ' }).orderNumber).toBe('orderNumber.missing')
  expect(cancelProblems({ ...form, securityKey: '' }).securityKey).toBe('securityKey.missing')
  expect(cancelProblems({ ...form, securityKey: '567' }).securityKey).toBe('securityKey.wrongForm')
  expect(cancelProblems({ ...form, reason: '' }).reason).toBe('reason.missing')
})

it('CNC-2: accepts digits of full width, and at most four digits', () => {
  expect(typedKey('５６７８')).toBe('5678')
  expect(typedKey('090-1234')).toBe('0901')
})

it('CNC-3: sends the code of the reason, and its text with the note', () => {
  expect(cancelQuery({ ...form, reasonNote: ' 引っ越しのため ' })).toEqual({
    securityKey: '5678',
    reason: '1',
    reasonNote: '商品が不要になったため／引っ越しのため',
  })
})

it('lists the reasons of the rules on the screen', () => {
  const words = JSON.parse(readFileSync(new URL('../../../locales/ja/cancellation.json', import.meta.url), 'utf8'))
  expect(Object.values(words.reason.list)).toEqual(CANCEL_REASONS.map(({ name }) => name))
})
